import { defineTexts } from '@iwan/shared/domain/format/define-texts';

const checkEmail = { title: 'Check your email', text: 'Open the link we sent you to start this alert.' };

/** The texts of alerts: by email, and on a device. */
export const textsOf = defineTexts({
  en: () => ({
    headTitle: { search: 'Search alert', unit: 'Home alert', project: 'Project alert' },
    description: {
      search: 'Alerts for a saved search.',
      unit: 'Alerts for one home.',
      project: 'Alerts for one project.',
    },
    ways: {
      title: 'Get alerts',
      how: 'By email or on this device',
      text: 'At once, daily or weekly, as you choose in the next step. Unsubscribe any time.',
    },
    topics: { all: 'All changes', price: 'Price', handover: 'Handover', units: 'Available units and their prices' },
    search: {
      sent: { ...checkEmail, onward: 'Back to the search' },
      ask: {
        title: 'Email alerts for this search',
        text: (search: string) => `${search}. New projects and price changes.`,
        press: 'Start alerts',
      },
      begun: {
        title: 'Your alert is on',
        text: (search: string) =>
          `${search}. We will notify you of new projects and price changes. Unsubscribe any time.`,
        onward: 'View results',
      },
      stop: {
        title: 'Stop alerts for this search?',
        text: (search: string) => `${search}.`,
        press: 'Stop alerts',
      },
      ended: {
        title: 'Alerts stopped',
        text: 'We deleted your address and your devices. The search stays saved in the browser where you saved it.',
      },
    },
    unit: {
      sent: { ...checkEmail, onward: 'Back to the home' },
      ask: {
        title: 'Email alerts for this home',
        text: (unit: string) => `${unit}. Price changes, sold, available again or withdrawn, by email.`,
        press: 'Start alerts',
      },
      begun: {
        title: 'Your alert is on',
        text: (unit: string) =>
          `${unit}. We will notify you when its price changes, or when it is sold, available again or withdrawn. Unsubscribe any time.`,
        onward: 'View the home',
      },
      stop: {
        title: 'Stop alerts for this home?',
        text: (unit: string) => `${unit}.`,
        press: 'Stop alerts',
      },
      ended: { title: 'Alerts stopped', text: 'We deleted your address and your devices.' },
    },
    project: {
      sent: { ...checkEmail, onward: 'Back to the project' },
      ask: {
        title: 'Email alerts for this project',
        text: (project: string) => `${project}. Also when it is sold out, available again or withdrawn.`,
        press: 'Start alerts',
      },
      begun: {
        title: 'Your alert is on',
        text: (project: string) =>
          `${project}. We will notify you of changes, and when it is sold out, available again or withdrawn. Unsubscribe any time.`,
        onward: 'View the project',
      },
      stop: {
        title: 'Stop alerts for this project?',
        text: (project: string) => `${project}.`,
        press: 'Stop alerts',
      },
      ended: { title: 'Alerts stopped', text: 'We deleted your address and your devices.' },
    },
    device: {
      turnOn: 'Notify this device',
      on: 'This device will be notified.',
      choose: 'Choose how often',
      unsupported: 'This browser cannot show notifications. Use email.',
      denied: 'Notifications of this site are blocked. Allow them in the settings of your browser, or use email.',
      failed: 'We could not turn on notifications. Try again.',
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
      text: 'It was used to stop the alerts or is more than two days old. Set up the alert again from the search, the project or the home.',
    },
    away: { title: 'Something went wrong', text: 'Try the link again in a few minutes.' },
    wrong: 'Enter an email address like name@example.com.',
    failed: 'We could not send it. Try again.',
  }),
});
