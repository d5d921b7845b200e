import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of search alerts by e-mail. */
export const textsOf = defineTexts({
  en: () => ({
    headTitle: { search: 'Search alert', unit: 'Home alert' },
    description: { search: 'Email alerts for a saved search.', unit: 'Email alerts for one home.' },
    search: {
      sent: {
        title: 'Check your email',
        text: 'Open the link we sent you to start this alert.',
        onward: 'Back to the search',
      },
      ask: {
        title: 'Email alerts for this search',
        text: (search: string) => `${search}. New projects and price changes.`,
        press: 'Start alerts',
      },
      begun: {
        title: 'Your alert is on',
        text: (search: string) => `${search}. We will email you new projects and price changes. Unsubscribe any time.`,
        onward: 'View results',
      },
      stop: {
        title: 'Stop alerts for this search?',
        text: (search: string) => `${search}.`,
        press: 'Stop alerts',
      },
      ended: {
        title: 'Alerts stopped',
        text: 'We deleted your address. The search stays saved in the browser where you saved it.',
      },
    },
    unit: {
      sent: {
        title: 'Check your email',
        text: 'Open the link we sent you to start this alert.',
        onward: 'Back to the home',
      },
      ask: {
        title: 'Email alerts for this home',
        text: (unit: string) => `${unit}. Price changes, sold, available again or withdrawn, by email.`,
        press: 'Start alerts',
      },
      begun: {
        title: 'Your alert is on',
        text: (unit: string) =>
          `${unit}. We will email you when its price changes, or when it is sold, available again or withdrawn. Unsubscribe any time.`,
        onward: 'View the home',
      },
      stop: {
        title: 'Stop alerts for this home?',
        text: (unit: string) => `${unit}.`,
        press: 'Stop alerts',
      },
      ended: {
        title: 'Alerts stopped',
        text: 'We deleted your address.',
      },
    },
    often: 'How often',
    frequencies: {
      at_once: 'At once',
      daily: 'Daily, at 8 in the morning',
      weekly: 'Weekly, on Monday morning',
    },
    change: 'Save',
    expired: {
      title: 'This link has expired',
      text: 'It was used to stop the alerts or is more than two days old. Set up the alert again from the search or the home.',
    },
    away: { title: 'Something went wrong', text: 'Try the link again in a few minutes.' },
    wrong: 'Enter an email address like name@example.com.',
    failed: 'We could not send it. Try again.',
  }),
});
