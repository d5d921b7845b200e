import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Account',
    passkeys: 'Passkeys',
    none: 'No passkeys yet. A passkey protects your account better than an emailed code.',
    made: (when: string) => `created ${when}`,
    used: (when: string) => `last used ${when}`,
    name: 'Passkey name',
    usualName: 'This device',
    add: 'Create a passkey',
    failed: 'We could not create the passkey.',
    remove: (name: string) => `Remove ${name}`,
    sessions: 'Sessions',
    everywhere: 'Sign out everywhere',
    everywhereHelp: 'Signs you out on all devices, including this one.',
  }),
});
