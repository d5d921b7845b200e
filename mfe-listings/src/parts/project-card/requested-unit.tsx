import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { UnitType } from '@iwan/shared/domain/model/entities';
import { pricePerSquareFoot } from '@iwan/shared/domain/project/units/unit-types';
import { assetPath } from '@iwan/shared/paths/image';
import { ConvertedPrice } from '../amounts/converted-price';
import { FloorArea } from '../amounts/floor-area';
import { PricePerArea } from '../amounts/price-per-area';
import { textsOf } from '../texts';
import styles from './project-card.module.css';

/** The unit that a search requested, and its price: `2BR from AED 3,470,000`. */
export function RequestedPrice({ unit: { type, price } }: { readonly unit: UnitType }) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  if (price === null) return <p className={styles.note}>{texts.unitOnRequest(type)}</p>;
  return (
    <p className={styles.price}>
      <strong>{texts.unitFrom(type, format.dirhams(price))}</strong>
      <ConvertedPrice dirhams={price} className={styles.converted} />
    </p>
  );
}

/** The size of that unit, the price for it, and its plan. */
export function RequestedSize({ unit, project }: { readonly unit: UnitType; readonly project: string }) {
  const texts = useTexts(textsOf);
  const perSquareFoot = pricePerSquareFoot(unit);
  return (
    <p>
      {unit.squareFeet === null ? null : (
        <span>
          <FloorArea text={texts.squareFeet(unit.squareFeet)} />
        </span>
      )}
      {perSquareFoot === null ? null : (
        <span>
          <PricePerArea perSquareFoot={perSquareFoot} />
        </span>
      )}
      {unit.plan === null ? null : (
        <span>
          <a className={styles.plan} href={assetPath(unit.plan)} aria-label={texts.planOf(unit.type, project)}>
            {texts.plan}
          </a>
        </span>
      )}
    </p>
  );
}
