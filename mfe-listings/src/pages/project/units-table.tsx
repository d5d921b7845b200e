import type { UnitType } from '@iwan/shared/contracts/entities';
import { classNames } from '@iwan/shared/dom/class-names';
import { displayPrice } from '@iwan/shared/domain/money/price';
import { pricePerSquareFoot } from '@iwan/shared/domain/project/unit-types';
import { assetPath } from '@iwan/shared/paths/image';
import type { OpenLinked } from '@iwan/shared/router/use-linked-dialog';
import { ConvertedPrice } from '../../parts/converted-price';
import { FloorArea } from '../../parts/floor-area';
import { PricePerArea } from '../../parts/price-per-area';
import { Block } from './block';
import table from './offer-table.module.css';
import type { PlannedUnit } from './plans';
import { texts } from './texts';
import styles from './units-table.module.css';

const words = texts.units;

interface UnitsTableProps {
  readonly units: readonly UnitType[];
  /** Those whose plan is a picture, which opens in the page. */
  readonly plans: readonly PlannedUnit[];
  readonly onOpenPlan: OpenLinked;
}

/** What there is to buy: each kind of unit with its size, its price, what a square foot of it costs, and its plan. */
export function UnitsTable({ units, plans, onOpenPlan }: UnitsTableProps) {
  const hasPlans = units.some(({ plan }) => plan !== null);
  return (
    <Block id="units" title={words.title}>
      <table className={classNames(table.table, styles.units)}>
        <thead>
          <tr>
            <th scope="col">{words.type}</th>
            <th scope="col">{words.size}</th>
            <th scope="col">{words.price}</th>
            <th scope="col">{words.perArea}</th>
            <th scope="col">{words.available}</th>
            {hasPlans ? <th scope="col">{words.plan}</th> : null}
          </tr>
        </thead>
        <tbody>
          {units.map((unit, index) => (
            <tr key={index} className={classNames(unit.available === 0 && styles.sold)}>
              <th scope="row">{unit.type}</th>
              <td className={styles.size}>
                {unit.squareFeet === null ? words.unknown : <Size of={unit.squareFeet} />}
              </td>
              <td className={styles.price}>
                <Price of={unit.price} />
              </td>
              <td className={styles.perArea}>
                <PricePerArea perSquareFoot={pricePerSquareFoot(unit)} />
              </td>
              <td className={styles.available}>{availableWords(unit.available)}</td>
              {hasPlans ? (
                <td className={styles.plan}>
                  <Plan unit={unit} plans={plans} onOpen={onOpenPlan} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}

function Size({ of }: { readonly of: number }) {
  return <FloorArea text={words.squareFeet(of)} />;
}

function Price({ of }: { readonly of: number | null }) {
  if (of === null) return words.onRequest;
  return (
    <>
      {displayPrice(String(of))}
      <ConvertedPrice dirhams={of} className={styles.converted} />
    </>
  );
}

function availableWords(available: number | null): string {
  if (available === null) return words.ask;
  return available === 0 ? words.soldOut : words.left(available);
}

interface PlanProps {
  readonly unit: UnitType;
  readonly plans: readonly PlannedUnit[];
  readonly onOpen: OpenLinked;
}

function Plan({ unit, plans, onOpen }: PlanProps) {
  if (unit.plan === null) return <span className="visually-hidden">{words.noPlan}</span>;
  const at = plans.findIndex((planned) => planned.unit === unit);
  const opens = at < 0 ? {} : { 'aria-haspopup': 'dialog' as const, onClick: at < 0 ? undefined : openAt(at) };
  function openAt(index: number) {
    return (event: Parameters<OpenLinked>[0]) => onOpen(event, index);
  }
  return (
    <a href={assetPath(unit.plan)} aria-label={words.planOf(unit.type, unit.squareFeet)} {...opens}>
      {words.plan}
    </a>
  );
}
