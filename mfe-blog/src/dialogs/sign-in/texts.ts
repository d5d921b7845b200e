import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of signing in. */
export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Sign in',
    codeTitle: 'Enter the code',
    promise: 'We will email you a one-time code. No password needed.',
    expired: 'Your session has ended. Sign in again. What you wrote is saved.',
    cookieRefused: 'Your browser blocked the sign-in cookie. Allow cookies for this site, then sign in again.',
    signedOut: 'You are signed out.',
    email: 'Email',
    emailMissing: 'Enter your email address.',
    emailWrong: 'Enter an email address like name@example.com.',
    send: 'Send code',
    haveCode: 'I already have a code',
    sentTo: (email: string) => `We sent a code to ${email}. It works for 10 minutes.`,
    sentAgainTo: (email: string) => `We sent a new code to ${email}. It works for 10 minutes.`,
    /** Without script, where the address is in its field. */
    sent: 'We emailed you a code. It works for 10 minutes.',
    code: 'One-time code',
    codeMissing: 'Enter the 6-digit code.',
    codeWrong: 'That code is not right. Check it or request a new one.',
    codeExpired: 'That code has expired. Request a new one.',
    tooManyCodes: (wait: string) => `Too many wrong codes. Try again in ${wait}.`,
    tooManySends: (wait: string) => `Wait ${wait} before you request another code.`,
    notSent: 'We could not send a code. Try again in a minute.',
    notChecked: 'We could not check the code. Try again in a minute.',
    signedInTitle: 'You are signed in',
    signedInAs: (name: string) => `Signed in as ${name}.`,
    signedIn: 'You can sign out here.',
    signOut: 'Sign out',
    notSignedOut: 'We could not sign you out. Try again in a minute.',
    verify: 'Verify',
    changeEmail: 'Use another email',
    newCodeIn: (time: string) => `New code in ${time}`,
    newCode: 'Send a new code',
    /** Seconds in words, from a minute on as whole minutes, rounded up. */
    wait: (seconds: number) =>
      seconds < 60 ? format.unit(seconds, 'second') : format.unit(Math.ceil(seconds / 60), 'minute'),
    clock: (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  }),
});
