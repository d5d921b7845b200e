import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts that several mails have. */
export const textsOf = defineTexts({
  en: () => ({
    squareFeet: (size: string) => `${size} sq ft`,
    youContacted: `You receive this because you contacted ${business.name}.`,
    between: (from: string, to: string) => `${from}–${to} sq ft`,
  }),
});
