import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts for a form that was not accepted because the server has just ended. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'We could not send your form',
    words: 'Something went wrong on our side. Go back and send it again.',
  }),
});
