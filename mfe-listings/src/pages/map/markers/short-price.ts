import { formatFor } from '@iwan/shared/domain/format/format';
import { useLocale } from '@iwan/shared/domain/format/locale-context';
import type { ProjectMarker } from '@iwan/shared/domain/model/entities';
import type { DisplayCurrency } from '@iwan/shared/domain/money/display-currency';
import { useDisplayUnits } from '@iwan/shared/state/site-store';

/** A project's price as on its pin; `null` where it has none. */
export function usePinPrice({ price }: Pick<ProjectMarker, 'price'>): string | null {
  return useShortPrice(price > 0 ? price : null);
}

/** A price in dirhams as a marker shows it, in the chosen currency; `null` where there is none. */
export function useShortPrice(dirhams: number | null): string | null {
  const locale = useLocale();
  return useDisplayUnits(({ currency, rate }) =>
    dirhams === null ? null : shortPrice(dirhams, currency, rate, locale),
  );
}

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
