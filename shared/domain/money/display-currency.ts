import { formatFor } from '../format/format';

/** The currencies that prices can also be shown in; dirhams come first, and are what is asked and paid. */
export const displayCurrencies = ['AED', 'USD', 'EUR', 'GBP', 'INR', 'RUB', 'CNY', 'SAR'] as const;

export type DisplayCurrency = (typeof displayCurrencies)[number];

/** The currency that a text names; dirhams when it names none that is offered. */
export function parseDisplayCurrency(text: unknown): DisplayCurrency {
  return displayCurrencies.find((currency) => currency === text) ?? 'AED';
}

/** Figures that are kept of a converted price: more would promise what a rate of this morning cannot. */
const significantDigits = 3;

/**
 * A price in another currency, rounded to three figures, since it only tells the order of size; `rate` is what one
 * dirham is worth. `null` where there is no price or no rate.
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

/** How old a rate may be before its day is said with it, in milliseconds. */
const freshFor = 7 * 24 * 60 * 60_000;

/**
 * The day of a rate in words where the rate is older than a week; `null` where it is not, or its day is unknown.
 *
 *     oldRateDay('2026-11-01', new Date('2026-11-22'), 'en-AE')  =>  '1 November 2026'
 */
export function oldRateDay(date: string | null | undefined, now: Date, locale: string): string | null {
  const at = Date.parse(date ?? '');
  return now.getTime() - at > freshFor ? formatFor(locale).day(at) : null;
}
