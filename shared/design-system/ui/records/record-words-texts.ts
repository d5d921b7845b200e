import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    someInEnglish: 'Some of this page is in English only.',
  }),
});
