import { classNames } from '@iwan/shared/dom/class-names';
import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { UnitType } from '@iwan/shared/domain/model/entities';
import { pricePerSquareFoot } from '@iwan/shared/domain/project/unit-types';
import { assetPath } from '@iwan/shared/paths/image';
import type { OpenLinked } from '@iwan/shared/router/use-linked-dialog';
import { ConvertedPrice } from '../../parts/converted-price';
import { FloorArea } from '../../parts/floor-area';
import { PricePerArea } from '../../parts/price-per-area';
import { Block } from './block';
import table from './offer-table.module.css';
import type { PlannedUnit } from './plans';
import { textsOf } from './texts';
import styles from './units-table.module.css';

interface UnitsTableProps {
  readonly units: readonly UnitType[];
  /** Those whose plan is a picture, which opens in the page. */
  readonly plans: readonly PlannedUnit[];
  readonly onOpenPlan: OpenLinked;
}

/** What there is to buy: each kind of unit with its size, its price, what a square foot of it costs, and its plan. */
export function UnitsTable({ units, plans, onOpenPlan }: UnitsTableProps) {
  const { units: words } = useTexts(textsOf);
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
              <td className={styles.available}>{availableWords(unit.available, words)}</td>
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
  const { units: words } = useTexts(textsOf);
  return <FloorArea text={words.squareFeet(of)} />;
}

function Price({ of }: { readonly of: number | null }) {
  const { units: words } = useTexts(textsOf);
  const format = useFormat();
  if (of === null) return words.onRequest;
  return (
    <>
      {format.dirhams(of)}
      <ConvertedPrice dirhams={of} className={styles.converted} />
    </>
  );
}

function availableWords(available: number | null, words: ReturnType<typeof textsOf>['units']): string {
  if (available === null) return words.ask;
  return available === 0 ? words.soldOut : words.left(available);
}

interface PlanProps {
  readonly unit: UnitType;
  readonly plans: readonly PlannedUnit[];
  readonly onOpen: OpenLinked;
}

function Plan({ unit, plans, onOpen }: PlanProps) {
  const { units: words } = useTexts(textsOf);
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
