import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of a dialog that is loading. */
export const textsOf = defineTexts({
  en: () => ({
    close: 'Close',
    loading: 'Loading...',
  }),
});
