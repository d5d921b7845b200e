import type { Currency } from '@iwan/shared/domain/money/currencies';
import { rateWords } from '@iwan/shared/domain/money/rate-words';

/** What a visitor reads in the converter. */
export const texts = {
  amount: 'Amount',
  from: 'From',
  to: 'To',
  swap: 'Swap currencies',
  convert: 'Convert',
  option: (code: Currency, name: string) => `${code}, ${name}`,
  amountIs: (amount: string, currency: Currency) => `${amount} ${currency} is`,
  money: (amount: string, currency: Currency) => `${amount} ${currency}`,
  rate: rateWords.rate,
  taken: (named: Currency, from: Currency) => `You wrote ${named}; the amount is taken as ${from}.`,
  problems: {
    empty: 'Type an amount to convert.',
    unreadable: rateWords.unreadable,
    negative: 'Write an amount of zero or more.',
    'too large': 'This is more than can be converted. Write at most 1,000,000,000,000,000.',
  },
  sources: {
    ...rateWords.sources,
    browser: (day: string) => `Rates of ${day}, as last loaded in this browser.`,
  },
  loading: 'Loading...',
  kept: 'The rate did not arrive. The last one is kept.',
  keptOffline: 'You are offline. The last rate is kept.',
  missing: 'The rate did not arrive, and this browser has none from before.',
  missingOffline: 'You are offline, and this browser has no rate from before.',
  unknown: rateWords.unknown,
  retry: 'Try again',
  share: 'Share this conversion',
  shareTitle: 'Currency converter',
} as const;
