import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of Premier Listings; section 2 fixes the title. */
export const textsOf = defineTexts({
  en: () => ({ title: 'Premier Listings' }),
});
