import { useFormat } from '@iwan/shared/domain/format/locale-context';
import { priceForArea } from '@iwan/shared/domain/project/units/floor-area';
import { unitWords } from '@iwan/shared/domain/values/unit-words';
import { useDisplayUnits } from '@iwan/shared/state/site-store';

interface PricePerAreaProps {
  /** Dirhams; `null` where it is not known. */
  readonly perSquareFoot: number | null;
}

/** The price of one unit of area, in the chosen unit: `AED 2,617 / sq ft`; nothing where it is unknown. */
export function PricePerArea({ perSquareFoot }: PricePerAreaProps) {
  const unit = useDisplayUnits(({ areaUnit }) => areaUnit);
  const format = useFormat();
  if (perSquareFoot === null) return null;
  return `${format.dirhams(priceForArea(unit, perSquareFoot))} / ${unitWords(unit, format.locale)}`;
}
