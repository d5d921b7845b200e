import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** What a visitor reads whose form was not taken by a server that has just ended. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'This was not sent',
    words: 'Something went wrong on our side just now. Please go back and send it again.',
  }),
});
