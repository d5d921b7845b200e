import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** What a visitor reads where a dialog is on its way. */
export const textsOf = defineTexts({
  en: () => ({
    close: 'Close',
    loading: 'Loading...',
  }),
});
