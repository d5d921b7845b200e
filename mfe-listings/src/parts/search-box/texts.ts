import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The kinds of suggestions that have a heading. */
export type SuggestionKind = 'area' | 'project' | 'developer' | 'landmark';

/** The texts of a field with suggestions. */
export const textsOf = defineTexts({
  en: (format) => ({
    list: 'Suggestions',
    kinds: {
      area: 'Areas',
      project: 'Projects',
      developer: 'Developers',
      landmark: 'Landmarks',
    },
    projects: (count: number) => format.plural(count, { one: '# project', other: '# projects' }),
    searchFor: (text: string) => `Search for “${text}”`,
    remove: (name: string) => `Remove ${name}`,
    found: (count: number) =>
      format.plural(count, {
        '=0': 'No suggestions.',
        one: '# suggestion. Use the arrow keys to select it.',
        other: '# suggestions. Use the arrow keys to choose.',
      }),
  }),
});
