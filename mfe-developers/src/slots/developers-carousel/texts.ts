import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** What a visitor reads above the developers' niches. */
export const textsOf = defineTexts({
  en: () => ({ title: 'Developers' }),
});
