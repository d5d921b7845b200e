import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts about a form that was not sent, for visitors without JavaScript. */
export const textsOf = defineTexts({
  en: (format) => ({
    chooseAgain: 'Choose your file again.',
    tooLarge: 'The file is larger than 5 MB. Choose a smaller one.',
    tooMany: 'Too many uploads right now. Try again in a minute.',
    later: (seconds: number) => `Try again in ${format.unit(seconds, 'second')}.`,
    tooOften: (seconds: number) => `Too many forms from your network. Try again in ${format.unit(seconds, 'second')}.`,
    backToForm: 'Back to the form',
    notSent: 'We could not send your form',
    unknown: 'This form is no longer available. Reload the page.',
    notOurs: 'You can only send this form from our site. Open the page and try again.',
  }),
});
