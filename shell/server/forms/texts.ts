import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts about a form that was not sent, for visitors without JavaScript. */
export const textsOf = defineTexts({
  en: (format) => ({
    chooseAgain: 'Choose your file again: a browser cannot keep it here.',
    tooLarge: 'The file is larger than 5 MB. Choose a smaller one.',
    tooMany: 'Many files are on their way to us just now. Please send the form again in a minute.',
    later: (seconds: number) => `Please try again in ${format.unit(seconds, 'second')}.`,
    tooOften: (seconds: number) =>
      `Your network has sent many forms just now: please send this one again in ${format.unit(seconds, 'second')}.`,
    backToForm: 'Back to the form',
    notSent: 'This form was not sent',
    unknown: 'The site has no such form any more. Please open the page again.',
    notOurs: 'It can only be sent from our own site. Please open the page there and send it again.',
  }),
});
