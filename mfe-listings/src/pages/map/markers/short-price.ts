import { formatFor } from '@iwan/shared/domain/format/format';
import type { DisplayCurrency } from '@iwan/shared/domain/money/display-currency';

/** Significant digits of a price on a marker: more have no room. */
const digits = { notation: 'compact', maximumSignificantDigits: 3 } as const;

/**
 * A price as on a marker; in the chosen currency where its rate is known.
 *
 *     shortPrice(1_950_000, 'AED', null, 'en-AE')      =>  '1.95M'
 *     shortPrice(1_950_000, 'EUR', 0.25, 'en-AE')      =>  '€488K'
 */
export function shortPrice(dirhams: number, currency: DisplayCurrency, rate: number | null, locale: string): string {
  const format = formatFor(locale);
  if (currency === 'AED' || rate === null) return format.number(dirhams, digits);
  return format.money(dirhams * rate, currency, { ...digits, currencyDisplay: 'narrowSymbol' });
}
