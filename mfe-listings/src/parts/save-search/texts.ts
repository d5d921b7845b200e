import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of saving a search. */
export const textsOf = defineTexts({
  en: () => ({
    save: 'Save this search',
    saved: 'Search saved',
    whenThereIsOne: 'Tell me when there is one',
    alert: {
      title: 'Get new matches by email',
      text: 'New projects and price changes for this search, at once, daily or weekly. Unsubscribe any time.',
      about: 'What to include',
      label: 'Email',
      send: 'Notify me',
      onDevice: 'Notify this device instead',
      wrong: 'Enter an email address like name@example.com.',
      sent: (email: string) => `We sent a link to ${email}. Open it to start your alerts.`,
      later: 'Too many requests. Try again in a minute.',
      failed: 'We could not send it. Try again.',
    },
  }),
});
