import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of search alerts by e-mail. */
export const textsOf = defineTexts({
  en: () => ({
    headTitle: { search: 'News of a saved search', unit: 'News of one home' },
    description: { search: 'News of a saved search by e-mail.', unit: 'News of one home by e-mail.' },
    search: {
      sent: {
        title: 'Look into your mailbox',
        text: 'We have written to you. Open the link in that mail and the news of this search begin.',
        onward: 'Back to the search',
      },
      ask: {
        title: 'News of a saved search',
        text: (search: string) => `${search}. New properties and changed prices, by e-mail, once a day at most.`,
        press: 'Send me the news',
      },
      begun: {
        title: 'It has begun',
        text: (search: string) =>
          `${search}. You hear of new properties and changed prices, once a day at most. A link in each mail ends it.`,
        onward: 'See the search',
      },
      stop: {
        title: 'No more mails about this search?',
        text: (search: string) => `${search}.`,
        press: 'End these mails',
      },
      ended: {
        title: 'You get no more mails about this search',
        text: 'We have forgotten your address for it. The search stays saved in your browser, where you saved it.',
      },
    },
    unit: {
      sent: {
        title: 'Look into your mailbox',
        text: 'We have written to you. Open the link in that mail and the news of this home begin.',
        onward: 'Back to the home',
      },
      ask: {
        title: 'News of one home',
        text: (unit: string) =>
          `${unit}. Another price, sold, available again, or not offered any more: by e-mail, once a day at most.`,
        press: 'Send me the news',
      },
      begun: {
        title: 'It has begun',
        text: (unit: string) =>
          `${unit}. You hear when its price changes, when it is sold or available again, and when it is not offered any more, once a day at most. A link in each mail ends it.`,
        onward: 'See the home',
      },
      stop: {
        title: 'No more mails about this home?',
        text: (unit: string) => `${unit}.`,
        press: 'End these mails',
      },
      ended: {
        title: 'You get no more mails about this home',
        text: 'We have forgotten your address for it.',
      },
    },
    expired: {
      title: 'This link is no longer valid',
      text: 'It was used to end the mails, or it is older than two days. Ask for the news again on the page of a search.',
    },
    away: { title: 'This cannot be done just now', text: 'Please try the link again in a few minutes.' },
    wrong: 'Please check your e-mail address: it should look like name@example.com',
    failed: 'It could not be sent. Please try again.',
  }),
});
