import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of signing in. */
export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Sign in',
    codeTitle: 'Enter the code',
    promise: 'We send a one-time code to your e-mail. There is no password to remember.',
    expired: 'Your session has ended. Please sign in again: what you have written is kept.',
    cookieRefused:
      'Your browser has not kept that you are signed in. Please allow cookies for this site and sign in again.',
    signedOut: 'You are signed out.',
    email: 'E-mail',
    emailMissing: 'Please give your e-mail address.',
    emailWrong: 'Please check your e-mail address: it should look like name@example.com.',
    send: 'Send code',
    haveCode: 'I have a code already',
    sentTo: (email: string) => `Sent to ${email}. It is good for ten minutes.`,
    sentAgainTo: (email: string) => `A new code is on its way to ${email}. It is good for ten minutes.`,
    /** Without script, where the address is in its field. */
    sent: 'The code is in the mail that we have sent you. It is good for ten minutes.',
    code: 'One-time code',
    codeMissing: 'Please give all six digits of the code.',
    codeWrong: 'That code did not match. Check it, or ask for a new one.',
    codeExpired: 'That code has expired. Please ask for a new one.',
    tooManyCodes: (wait: string) => `Too many codes were wrong. Please try again in ${wait}.`,
    tooManySends: (wait: string) => `Please wait ${wait} before you ask for another code.`,
    notSent: 'We could not send a code just now. Please try again in a moment.',
    notChecked: 'We could not check the code just now. Please try again in a moment.',
    signedInTitle: 'You are signed in',
    signedInAs: (name: string) => `Signed in as ${name}.`,
    signedIn: 'You can sign out here.',
    signOut: 'Sign out',
    notSignedOut: 'We could not sign you out just now. Please try again in a moment.',
    verify: 'Verify',
    changeEmail: 'Change e-mail',
    newCodeIn: (time: string) => `New code in ${time}`,
    newCode: 'Send a new code',
    /** Seconds in words, from a minute on as whole minutes, rounded up. */
    wait: (seconds: number) =>
      seconds < 60 ? format.unit(seconds, 'second') : format.unit(Math.ceil(seconds / 60), 'minute'),
    clock: (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  }),
});
