import { defineTexts } from '../../domain/format/define-texts';

/** Messages for a form that was not sent. */
export const failureTextsOf = defineTexts({
  en: (format) => {
    /** Seconds in words, from a minute on as whole minutes, rounded up. */
    const wait = (seconds: number) =>
      seconds > 60 ? format.unit(Math.ceil(seconds / 60), 'minute') : format.unit(Math.max(1, seconds), 'second');
    return {
      offline: 'You are offline. Try again when you are connected.',
      tooMany: (seconds: number) => `Too many requests. Try again in ${wait(seconds)}.`,
      /** Section 8, for forms that are sent as multipart. */
      refused: (reason: string) => `Error submitting form: ${reason}`,
      broken: 'An error occurred while submitting the form.',
    };
  },
});
