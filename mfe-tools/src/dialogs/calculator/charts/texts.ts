import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of the charts of a loan. */
export const textsOf = defineTexts({
  en: () => ({
    principal: 'Principal',
    interestShort: 'Interest',
    yearOf: (year: number) => `Year ${year}`,
  }),
});
