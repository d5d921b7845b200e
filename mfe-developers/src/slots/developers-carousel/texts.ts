import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of the developers' carousel. */
export const textsOf = defineTexts({
  en: () => ({ title: 'Developers' }),
});
