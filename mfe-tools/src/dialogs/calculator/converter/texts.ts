import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { Currency } from '@iwan/shared/domain/money/currencies';

/** The texts of the converter. */
export const textsOf = defineTexts({
  en: () => ({
    amount: 'Amount',
    from: 'From',
    to: 'To',
    swap: 'Swap currencies',
    convert: 'Convert',
    option: (code: Currency, name: string) => `${code}, ${name}`,
    amountIs: (amount: string, currency: Currency) => `${amount} ${currency} is`,
    money: (amount: string, currency: Currency) => `${amount} ${currency}`,
    rate: (from: string, rate: string, to: string) => `1 ${from} = ${rate} ${to}`,
    taken: (named: Currency, from: Currency) => `You typed ${named}. We used ${from}.`,
    problems: {
      empty: 'Enter an amount.',
      unreadable: 'Enter an amount, for example 10,000 or 1.5 million.',
      negative: 'Enter zero or more.',
      'too large': 'Enter 1,000,000,000,000,000 or less.',
    },
    sources: {
      service: (day: string) => `Mid-market rate, ${day}. Your bank adds a margin.`,
      'last-good': (day: string) => `Live rates are unavailable. Showing rates from ${day}.`,
      snapshot: (day: string) => `Live rates are unavailable. Showing rates from ${day} as a guide only.`,
      browser: (day: string) => `Rates from ${day}, saved in this browser.`,
    },
    loading: 'Loading...',
    kept: 'We could not load the rate. Showing the last one.',
    storedOffline: 'You are offline. Showing the last rate.',
    missing: 'We could not load the rate. Try again.',
    missingOffline: 'You are offline. Connect to see the rate.',
    unknown: (from: string, to: string) => `No rate from ${from} to ${to} right now.`,
    retry: 'Try again',
    share: 'Share this conversion',
    shareTitle: 'Currency converter',
  }),
});
