/** What a visitor reads of the charts of a loan. */
export const texts = {
  principal: 'Principal',
  interestShort: 'Interest',
  yearOf: (year: number) => `Year ${year}`,
} as const;
