import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { approximatePrice, oldRateDay } from '@iwan/shared/domain/money/display-currency';
import { useDisplayUnits } from '@iwan/shared/state/site-store';
import { textsOf } from '../texts';

interface ConvertedPriceProps {
  /** Dirhams; 0 where there is no price. */
  readonly dirhams: number;
  readonly className?: string | undefined;
  /**
   * Shows the day of the exchange rate where it is old: for the main price of a page. Cards leave it out; the currency menu
   * shows it too.
   */
  readonly showsOldRateDate?: boolean;
}

/** A price in the chosen currency, to stand after the price in dirhams; nothing for dirhams. */
export function ConvertedPrice({ dirhams, className, showsOldRateDate = false }: ConvertedPriceProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const text = useDisplayUnits(({ currency, rate }) => approximatePrice(dirhams, currency, rate, locale));
  const rateDate = useDisplayUnits((units) => units.rateDate);
  if (text === null) return null;
  const day = showsOldRateDate ? oldRateDay(rateDate, new Date(), locale) : null;
  return (
    <span className={className}>
      {text}
      {day === null ? null : ` ${texts.rateOf(day)}`}
    </span>
  );
}
