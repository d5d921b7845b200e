import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of all pages with a legal text. */
export const textsOf = defineTexts({
  en: () => ({
    draft: 'This is a draft: the marked details are still missing.',
  }),
});
