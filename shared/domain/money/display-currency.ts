import { formatFor } from '../format/format';

/** The currencies in which prices can also be shown; dirhams come first, and are the actual prices. */
export const displayCurrencies = ['AED', 'USD', 'EUR', 'GBP', 'INR', 'RUB', 'CNY', 'SAR'] as const;

export type DisplayCurrency = (typeof displayCurrencies)[number];

/** The currency that a text names; dirhams for any other text. */
export function parseDisplayCurrency(text: unknown): DisplayCurrency {
  return displayCurrencies.find((currency) => currency === text) ?? 'AED';
}

/** Significant digits of a converted price: more would suggest a precision that the rate does not have. */
const significantDigits = 3;

/**
 * A price in another currency, rounded to three digits, since it is only indicative; `rate` is the value of one dirham. `null`
 * without a price or a rate.
 *
 *     approximatePrice(1_200_000, 'USD', 0.2723, 'en-AE')  =>  '≈ USD 327,000'
 */
export function approximatePrice(
  dirhams: number,
  currency: DisplayCurrency,
  rate: number | null,
  locale: string,
): string | null {
  if (currency === 'AED' || rate === null || !(dirhams > 0)) return null;
  const amount = Number((dirhams * rate).toPrecision(significantDigits));
  return Number.isFinite(amount) && amount >= 1 ? `≈ ${formatFor(locale).money(amount, currency)}` : null;
}

/** The age from which a rate is shown with its day, in milliseconds. */
const freshFor = 7 * 24 * 60 * 60_000;

/**
 * The day of a rate as text where the rate is older than a week; otherwise, or where it is unknown, `null`.
 *
 *     oldRateDay('2026-11-01', new Date('2026-11-22'), 'en-AE')  =>  '1 November 2026'
 */
export function oldRateDay(date: string | null | undefined, now: Date, locale: string): string | null {
  const at = Date.parse(date ?? '');
  return now.getTime() - at > freshFor ? formatFor(locale).day(at) : null;
}
