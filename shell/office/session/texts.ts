import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Iwan office',
    asking: 'One moment …',
    none: 'This site has no office: its backend has none, or it is not set up. docs/office.md says how.',
    tryAgain: 'Try again',
    email: 'Your work e-mail',
    emailHelp: 'A code comes to it, if you work here.',
    sendCode: 'Send the code',
    sending: 'Sending …',
    code: 'Code from the mail',
    codeSent: (email: string) => `If ${email} works here, a code is on its way. It holds for ten minutes.`,
    signIn: 'Sign in',
    signingIn: 'Signing in …',
    otherEmail: 'Use another e-mail',
    passkey: {
      required: 'Confirm that it is you with your passkey.',
      use: 'Use my passkey',
      enrol: 'Administrators sign in with a passkey as well: your phone, your computer or a key. Make one now.',
      name: 'Name of this passkey',
      usualName: 'This device',
      make: 'Make a passkey',
      failed: 'The passkey was not given. Try again, or ask another administrator.',
      notSupported: 'This browser has no passkeys. Use a current one.',
      leave: 'Sign out',
    },
  }),
});
