import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts for a visitor who is offline where the page is not cached. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'You are offline',
    words: 'This page is not kept on your device. It opens by itself as soon as the site can be reached again.',
    cached: 'Kept on this device',
  }),
});
