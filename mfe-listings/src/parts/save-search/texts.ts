import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of saving a search. */
export const textsOf = defineTexts({
  en: () => ({
    save: 'Save this search',
    saved: 'Search saved',
    alert: {
      title: 'Hear of new matches by e-mail',
      text: 'New properties and changed prices of this search, once a day at most. A link in each mail ends it.',
      about: 'What the mails are about',
      label: 'E-mail',
      send: 'Send me news',
      wrong: 'Please check your e-mail address: it should look like name@example.com',
      sent: (email: string) => `We have written to ${email}. Open the link there to begin.`,
      later: 'That was a lot at once. Please wait a minute and try again.',
      failed: 'It could not be sent. Please try again.',
    },
  }),
});
