import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** What a visitor reads in the application dialog. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Apply',
    titleFor: (job: string) => `Apply: ${job}`,
  }),
});
