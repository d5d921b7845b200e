import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts for a form that was not accepted because the server has just ended. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'This was not sent',
    words: 'Something went wrong on our side just now. Please go back and send it again.',
  }),
});
