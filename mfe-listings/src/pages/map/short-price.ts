import type { DisplayCurrency } from '@iwan/shared/domain/money/display-currency';

/** Figures of a price on a pin: more has no room, and nobody compares by more from afar. */
const figures = { notation: 'compact', maximumSignificantDigits: 3 } as const;

const dirhamFormat = new Intl.NumberFormat('en', figures);

/**
 * A price as it stands on a pin; in the currency that the visitor has chosen where its rate is known.
 *
 *     shortPrice(1_950_000, 'AED', null)      =>  '1.95M'
 *     shortPrice(1_950_000, 'EUR', 0.25)      =>  '€488K'
 */
export function shortPrice(dirhams: number, currency: DisplayCurrency, rate: number | null): string {
  if (currency === 'AED' || rate === null) return dirhamFormat.format(dirhams);
  // In India a million is ten lakh, and is read so only in the words of there.
  return new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en', {
    ...figures,
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(dirhams * rate);
}
