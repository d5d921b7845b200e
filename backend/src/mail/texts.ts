import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of a project in mails. */
export const textsOf = defineTexts({
  en: () => ({
    squareFeet: (size: string) => `${size} sq ft`,
    between: (from: string, to: string) => `${from}–${to} sq ft`,
  }),
});
