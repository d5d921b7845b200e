import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Iwan office',
    asking: 'One moment…',
    none: 'The office is not set up for this site. See docs/office.md.',
    tryAgain: 'Try again',
    email: 'Your work email',
    emailHelp: 'If you have an account, we will email you a code.',
    sendCode: 'Send the code',
    sending: 'Sending…',
    code: 'Code from the email',
    codeSent: (email: string) => `If ${email} has an account, we sent a code. It expires in 10 minutes.`,
    signIn: 'Sign in',
    signingIn: 'Signing in…',
    otherEmail: 'Use another email',
    passkey: {
      required: 'Confirm with your passkey.',
      use: 'Use my passkey',
      enrol: 'Administrators also need a passkey, on a phone, a computer or a security key. Create one now.',
      name: 'Passkey name',
      usualName: 'This device',
      make: 'Create a passkey',
      failed: 'The passkey was not confirmed. Try again or ask another administrator.',
      notSupported: 'This browser does not support passkeys. Use an up-to-date browser.',
      leave: 'Sign out',
    },
  }),
});
