/** What a visitor reads wherever openings are listed. */
export const texts = {
  apply: 'Apply now',
  applyFor: (title: string) => `Apply now: ${title}`,
} as const;
