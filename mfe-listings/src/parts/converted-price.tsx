import { approximatePrice, oldRateDay } from '@iwan/shared/domain/money/display-currency';
import { useDisplayUnits } from '@iwan/shared/state/display-units';
import { useRef } from 'react';
import { useIsFirstOnPage } from './first-on-page';
import { texts } from './texts';

interface ConvertedPriceProps {
  /** Dirhams; 0 where there is no price. */
  readonly dirhams: number;
  readonly className?: string | undefined;
}

/**
 * A price in the currency that the visitor has chosen, to stand after the price in dirhams; nothing for dirhams. The first
 * on a page says of which day the rate is, where that is long ago.
 */
export function ConvertedPrice({ dirhams, className }: ConvertedPriceProps) {
  const text = useDisplayUnits(({ currency, rate }) => approximatePrice(dirhams, currency, rate));
  const rateDate = useDisplayUnits((units) => units.rateDate);
  const ref = useRef<HTMLSpanElement>(null);
  const isFirst = useIsFirstOnPage(ref, text !== null);
  if (text === null) return null;
  const day = isFirst ? oldRateDay(rateDate, new Date()) : null;
  return (
    <span ref={ref} className={className}>
      {text}
      {day === null ? null : ` ${texts.rateOf(day)}`}
    </span>
  );
}
