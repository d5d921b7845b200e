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
    taken: (named: Currency, from: Currency) => `You wrote ${named}; the amount is taken as ${from}.`,
    problems: {
      empty: 'Type an amount to convert.',
      unreadable: 'This cannot be read as an amount. Write figures, such as 10,000 or 1.5 million.',
      negative: 'Write an amount of zero or more.',
      'too large': 'This is more than can be converted. Write at most 1,000,000,000,000,000.',
    },
    sources: {
      service: (day: string) => `Mid-market rates of ${day}. A bank adds its own margin.`,
      'last-good': (day: string) =>
        `The exchange-rate service is out of reach: these are its last good rates, of ${day}.`,
      snapshot: (day: string) =>
        `The exchange-rate service is out of reach: these rates are a table of ${day}, for orientation only.`,
      browser: (day: string) => `Rates of ${day}, as last loaded in this browser.`,
    },
    loading: 'Loading...',
    kept: 'The rate did not arrive. The last one is kept.',
    storedOffline: 'You are offline. The last rate is kept.',
    missing: 'The rate did not arrive, and this browser has none from before.',
    missingOffline: 'You are offline, and this browser has no rate from before.',
    unknown: (from: string, to: string) => `There is no rate from ${from} to ${to} at the moment.`,
    retry: 'Try again',
    share: 'Share this conversion',
    shareTitle: 'Currency converter',
  }),
});
