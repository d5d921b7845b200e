import { formatFor } from '@iwan/shared/domain/format/format';
import type { Currency } from '@iwan/shared/domain/money/currencies';
import type { ExchangeRates } from '@iwan/shared/domain/money/exchange-rates';

const fourDecimals = { minimumFractionDigits: 4, maximumFractionDigits: 4 } as const;
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** A conversion as numbers to display: the rates with 4 decimals, the result with 2 (section 9). */
export interface Conversion {
  readonly amount: string;
  readonly result: string;
  readonly rate: string;
  /** The inverse rate: for a rate such as dong to dinar, four decimals alone are all zero. */
  readonly inverse: string;
}

/** `null` where the rates do not have the currency. */
export function convert(amount: number, rates: ExchangeRates, to: Currency, locale: string): Conversion | null {
  const rate = to === rates.base ? 1 : rates.rates[to];
  if (rate === undefined) return null;
  const format = formatFor(locale);
  return {
    amount: format.amount(amount, rates.base, { maximumFractionDigits: 6 }),
    result: format.amount(amount * rate, to, twoDecimals),
    rate: format.number(rate, fourDecimals),
    inverse: format.number(1 / rate, fourDecimals),
  };
}
