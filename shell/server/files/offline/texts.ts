import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts for a visitor who is offline where the page is not cached. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'You are offline',
    words: 'This page is not saved on your device. It will load when you are back online.',
    cached: 'Saved on this device',
  }),
});
