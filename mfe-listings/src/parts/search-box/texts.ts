import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The kinds of suggestions; each has a heading. */
export type SuggestionKind = 'area' | 'project' | 'developer' | 'landmark';

/** The texts of the free-text field. */
export const textsOf = defineTexts({
  en: (format) => ({
    label: 'Search',
    placeholder: 'Area, project, developer or landmark',
    list: 'Suggestions',
    kinds: {
      area: 'Areas',
      project: 'Projects',
      developer: 'Developers',
      landmark: 'Near a landmark',
    },
    properties: (count: number) => format.plural(count, { one: '# property', other: '# properties' }),
    found: (count: number) =>
      format.plural(count, {
        '=0': 'No suggestions.',
        one: '# suggestion: the arrow keys lead to it.',
        other: '# suggestions: the arrow keys lead to them.',
      }),
    /** Shown in place of the list; `found` is announced to screen readers. */
    none: 'No area, project, developer or landmark is called that.',
    understood: (choices: string) => `Searches for ${choices}`,
  }),
});
