import { approximatePrice } from '@iwan/shared/domain/money/display-currency';
import { useDisplayUnits } from '@iwan/shared/state/display-units';

interface ConvertedPriceProps {
  /** Dirhams; 0 where there is no price. */
  readonly dirhams: number;
  readonly className?: string | undefined;
}

/** A price in the currency that the visitor has chosen, to stand after the price in dirhams; nothing for dirhams. */
export function ConvertedPrice({ dirhams, className }: ConvertedPriceProps) {
  const text = useDisplayUnits(({ currency, rate }) => approximatePrice(dirhams, currency, rate));
  return text === null ? null : <span className={className}>{text}</span>;
}
