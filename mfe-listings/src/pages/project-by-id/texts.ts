import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** Section 8. */
export const textsOf = defineTexts({
  en: () => ({ notFound: 'Property not found' }),
});
