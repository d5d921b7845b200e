import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** What a visitor reads while a dialog is loading. */
export const textsOf = defineTexts({
  en: () => ({
    close: 'Close',
    loading: 'Loading...',
  }),
});
