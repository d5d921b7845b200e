import { defineTexts } from '../format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    quarters: {
      1: (year: string) => `Q1 ${year}`,
      2: (year: string) => `Q2 ${year}`,
      3: (year: string) => `Q3 ${year}`,
      4: (year: string) => `Q4 ${year}`,
    },
    /** Two ends of a range, each a number. */
    range: (from: string, to: string) => `${from}–${to}`,
  }),
});
