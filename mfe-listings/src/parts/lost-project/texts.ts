import { defineTexts } from '@iwan/shared/domain/format/define-texts';
export const textsOf = defineTexts({
  en: () => ({
    /** Section 8. */
    notFound: 'Property not found',
    reason: 'It may have been renamed or taken off the market, or the link was cut off on its way.',
    near: 'What is near it',
  }),
});
