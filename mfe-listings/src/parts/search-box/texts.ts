import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** What a suggestion is of; each kind has its heading. */
export type SuggestionKind = 'area' | 'project' | 'developer' | 'landmark';

/** What a visitor reads at the field of free text. */
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
    /** Where the list would be; `found` says it to whoever listens. */
    none: 'No area, project, developer or landmark is called that.',
    understood: (choices: string) => `Searches for ${choices}`,
  }),
});
