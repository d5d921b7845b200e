import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The kinds of suggestions that have a heading. */
export type SuggestionKind = 'recent' | 'area' | 'kind' | 'project' | 'developer' | 'agent' | 'landmark';

/** The texts of a field with suggestions. */
export const textsOf = defineTexts({
  en: (format) => ({
    list: 'Suggestions',
    kinds: {
      recent: 'Recent searches',
      area: 'Areas',
      kind: 'Kinds of home',
      project: 'Projects',
      developer: 'Developers',
      agent: 'Agents',
      landmark: 'Landmarks',
    },
    projects: (count: number) => format.plural(count, { one: '# project', other: '# projects' }),
    searchFor: (text: string) => `Search for “${text}”`,
    remove: (name: string) => `Remove ${name}`,
    clear: 'Clear',
    clearRecent: 'Clear recent searches',
    howToForget: 'The Delete key removes it',
    found: (count: number) =>
      format.plural(count, {
        '=0': 'No suggestions.',
        one: '# suggestion. Use the arrow keys to select it.',
        other: '# suggestions. Use the arrow keys to choose.',
      }),
  }),
});
