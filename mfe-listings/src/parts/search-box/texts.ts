/** What a suggestion is of; each kind has its heading. */
export type SuggestionKind = keyof typeof texts.kinds;

/** What a visitor reads at the field of free text. */
export const texts = {
  label: 'Search',
  placeholder: 'Area, project, developer or landmark',
  list: 'Suggestions',
  kinds: {
    area: 'Areas',
    project: 'Projects',
    developer: 'Developers',
    landmark: 'Near a landmark',
  },
  properties: (count: number) => (count === 1 ? '1 property' : `${count.toLocaleString('en-AE')} properties`),
  found: (count: number) =>
    count === 0
      ? 'No suggestions.'
      : count === 1
        ? '1 suggestion: the arrow keys lead to it.'
        : `${count} suggestions: the arrow keys lead to them.`,
  /** Where the list would be; `found` says it to who listens. */
  none: 'No area, project, developer or landmark is called that.',
  understood: (choices: string) => `Searches for ${choices}`,
} as const;
