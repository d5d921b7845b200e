import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of the application dialog. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Apply',
    titleFor: (job: string) => `Apply: ${job}`,
  }),
});
