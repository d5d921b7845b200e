import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Account',
    passkeys: 'Passkeys',
    none: 'You have none. One protects your account better than a mailed code alone.',
    made: (when: string) => `made ${when}`,
    used: (when: string) => `used ${when}`,
    name: 'Name of the new passkey',
    usualName: 'This device',
    add: 'Make a passkey',
    failed: 'The passkey was not made.',
    remove: (name: string) => `Remove ${name}`,
    sessions: 'Sessions',
    everywhere: 'Sign out everywhere',
    everywhereHelp: 'Ends every session of yours, on all devices, this one included.',
  }),
});
