import { classNames } from '@iwan/shared/dom/class-names';
import { useFormat, useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project, Unit } from '@iwan/shared/domain/model/entities';
import { pricePerSquareFoot } from '@iwan/shared/domain/project/units/unit-types';
import { assetPath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import type { Query } from '@iwan/shared/paths/query';
import type { OpenLinked } from '@iwan/shared/router/use-linked-dialog';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { ConvertedPrice } from '../../parts/amounts/converted-price';
import { FloorArea } from '../../parts/amounts/floor-area';
import { PricePerArea } from '../../parts/amounts/price-per-area';
import { unitFieldTexts } from '../../parts/project-fields';
import table from '../../parts/unit/offer-table.module.css';
import { unitName } from '../../parts/unit/unit-name';
import { Block } from './block';
import type { PlannedUnit } from './plans/plans';
import { textsOf } from './texts';
import type { UnitsData } from './unit/load-unit';
import { confirmedText } from './units/confirmed-text';
import { listedUnits } from './units/listed-units';
import { textsOf as unitsTextsOf } from './units/texts';
import { noQuestion, typedUnitQuery, type UnitQuestion, type UnitSort, unitQuery } from './units/unit-question';
import { UnitsFilter } from './units/units-filter';
import styles from './units-table.module.css';

interface UnitsTableProps {
  readonly project: Project;
  /** Query parameters of the project's own address: its id, where others share the address. */
  readonly own: Query;
  /** Query parameters of the payment plan; empty where the address names no unit. */
  readonly planned: Query;
  readonly data: UnitsData;
  /** Units whose plan is a picture, which opens in the page. */
  readonly plans: readonly PlannedUnit[];
  readonly onOpenPlan: OpenLinked;
}

/** So many units are seen at once and need no filter. */
const fewUnits = 5;

/** The units: each unit or kind of unit with its size, its price, the price of a square foot, and its plan. */
export function UnitsTable({ project, own, planned, data, plans, onOpenPlan }: UnitsTableProps) {
  const { requested, now, chosen } = data;
  const { units: unitTexts } = useTexts(textsOf);
  const texts = useTexts(unitsTextsOf);
  const { unitTypes: units = [] } = project;
  const shown = listedUnits(units, requested.question);
  const isRequested = Object.keys(requested.wrong).length > 0 || !isUntouched(requested.question);
  const retained = { ...own, ...planned, unit: chosen?.status === 'found' ? chosen.id : undefined };
  return (
    <Block id="units" title={unitTexts.title}>
      {chosen?.status === 'lost' ? <p role="status">{texts.lost}</p> : null}
      {units.length <= fewUnits && !isRequested ? null : (
        <div data-scroll="keep">
          <UnitsFilter path={paths.project(project)} query={retained} units={units} requested={requested} />
          {isRequested ? (
            <p className={styles.found} aria-live="polite">
              {shown.length === 0 ? texts.none : texts.found(shown.length, units.length)}{' '}
              <TextLink href={paths.project(project, retained)}>{texts.all}</TextLink>
            </p>
          ) : null}
        </div>
      )}
      {shown.length === 0 ? null : (
        <table className={classNames(table.table, styles.units, hasPlaces(units) && styles.homes)}>
          <Head units={units} question={requested.question} hrefOf={hrefOf} />
          <tbody>
            {shown.map((unit, index) => (
              <Row
                key={index}
                unit={unit}
                all={units}
                now={now}
                href={unit.id === undefined ? null : hrefOfUnit(unit.id)}
                plans={plans}
                onOpenPlan={onOpenPlan}
              />
            ))}
          </tbody>
        </table>
      )}
    </Block>
  );

  /** The plan of another unit begins anew; the filter, the order and the assumptions stay. */
  function hrefOfUnit(id: string): string {
    return `${paths.project(project, { ...own, ...typedUnitQuery(requested), unit: id })}#unit`;
  }

  function hrefOf(sort: UnitSort): string {
    return paths.project(project, { ...retained, ...unitQuery({ ...requested.question, sort }) });
  }
}

const isUntouched = (question: UnitQuestion) => JSON.stringify(question) === JSON.stringify(noQuestion);
const hasPlaces = (units: readonly Unit[]) =>
  units.some(({ floor, view }) => floor !== undefined || view !== undefined);
const hasPlans = (units: readonly Unit[]) => units.some(({ plan }) => plan !== null);

interface HeadProps {
  readonly units: readonly Unit[];
  readonly question: UnitQuestion;
  readonly hrefOf: (sort: UnitSort) => string;
}

/** The columns; those by which many units can be sorted are links, which also say the current order. */
function Head({ units, question, hrefOf }: HeadProps) {
  const { units: unitTexts } = useTexts(textsOf);
  const texts = useTexts(unitsTextsOf);
  const column = (name: 'price' | 'size' | 'floor', label: string) => {
    const isRising = question.sort === name;
    const isFalling = question.sort === `${name}-desc`;
    const next = isRising ? (`${name}-desc` as const) : name;
    if (units.length <= fewUnits) return <th scope="col">{label}</th>;
    return (
      <th scope="col" data-scroll="keep" aria-sort={isRising ? 'ascending' : isFalling ? 'descending' : undefined}>
        <a
          className={styles.sort}
          href={hrefOf(next)}
          aria-label={texts.sortBy(label, texts.orders[next])}
          rel="nofollow"
        >
          {label}
          {isRising ? ' ↑' : isFalling ? ' ↓' : ''}
        </a>
        <span className={styles.label}>{label}</span>
      </th>
    );
  };
  return (
    <thead>
      <tr>
        <th scope="col">{unitTexts.type}</th>
        {hasPlaces(units) ? column('floor', texts.place) : null}
        {column('size', unitTexts.size)}
        {column('price', unitTexts.price)}
        {hasPlaces(units) ? null : <th scope="col">{unitTexts.perArea}</th>}
        <th scope="col">{unitTexts.available}</th>
        {hasPlans(units) ? <th scope="col">{unitTexts.plan}</th> : null}
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly unit: Unit;
  readonly all: readonly Unit[];
  readonly now: string;
  /** The address of the unit; `null` for one without. */
  readonly href: string | null;
  readonly plans: readonly PlannedUnit[];
  readonly onOpenPlan: OpenLinked;
}

function Row({ unit, all, now, href, plans, onOpenPlan }: RowProps) {
  const { units: unitTexts } = useTexts(textsOf);
  const texts = useTexts(unitsTextsOf);
  const locale = useLocale();
  const { type, floor, view, confirmedAt, available, price, squareFeet } = unit;
  const others = unitFieldTexts(unit, locale).filter(({ name }) => name !== 'view');
  const place = [floor === undefined ? null : texts.floor(floor), view ?? null].filter((word) => word !== null);
  const perArea = <PricePerArea perSquareFoot={pricePerSquareFoot(unit)} />;
  return (
    <tr className={classNames(available === 0 && styles.sold)}>
      <th scope="row">
        {href === null ? (
          type
        ) : (
          <TextLink href={href} aria-label={unitName(unit, locale)}>
            {type}
          </TextLink>
        )}
        {others.length === 0 ? null : (
          <small className={styles.small}>{others.map(({ inShort }) => inShort).join(', ')}</small>
        )}
      </th>
      {hasPlaces(all) ? <td className={styles.place}>{place.join(', ')}</td> : null}
      <td className={styles.size}>{squareFeet === null ? unitTexts.unknown : <Size of={squareFeet} />}</td>
      <td className={styles.price}>
        <Price of={price} />
        {hasPlaces(all) ? <span className={styles.converted}>{perArea}</span> : null}
      </td>
      {hasPlaces(all) ? null : <td className={styles.perArea}>{perArea}</td>}
      <td className={styles.available}>
        {isOneHome(unit) ? texts.free : availabilityText(available, unitTexts)}
        {confirmedAt === undefined || available === 0 ? null : (
          <time className={styles.small} dateTime={confirmedAt}>
            {confirmedText(confirmedAt, now, locale)}
          </time>
        )}
      </td>
      {hasPlans(all) ? (
        <td className={styles.plan}>
          <Plan unit={unit} plans={plans} onOpen={onOpenPlan} />
        </td>
      ) : null}
    </tr>
  );
}

function Size({ of }: { readonly of: number }) {
  const { units: unitTexts } = useTexts(textsOf);
  return <FloorArea text={unitTexts.squareFeet(of)} />;
}

function Price({ of }: { readonly of: number | null }) {
  const { units: unitTexts } = useTexts(textsOf);
  const format = useFormat();
  if (of === null) return unitTexts.onRequest;
  return (
    <>
      {format.dirhams(of)}
      <ConvertedPrice dirhams={of} className={styles.converted} />
    </>
  );
}

/** Not for a single unit, where `1 left` would be redundant. */
const isOneHome = ({ available, floor }: Unit) => available === 1 && floor !== undefined;

function availabilityText(available: number | null, unitTexts: ReturnType<typeof textsOf>['units']): string {
  if (available === null) return unitTexts.ask;
  return available === 0 ? unitTexts.soldOut : unitTexts.left(available);
}

interface PlanProps {
  readonly unit: Unit;
  readonly plans: readonly PlannedUnit[];
  readonly onOpen: OpenLinked;
}

function Plan({ unit, plans, onOpen }: PlanProps) {
  const { units: unitTexts } = useTexts(textsOf);
  if (unit.plan === null) return <span className="visually-hidden">{unitTexts.noPlan}</span>;
  const at = plans.findIndex((planned) => planned.unit === unit);
  const opens = at < 0 ? {} : { 'aria-haspopup': 'dialog' as const, onClick: at < 0 ? undefined : openAt(at) };
  function openAt(index: number) {
    return (event: Parameters<OpenLinked>[0]) => onOpen(event, index);
  }
  return (
    <a href={assetPath(unit.plan)} aria-label={unitTexts.planOf(unit.type, unit.squareFeet)} {...opens}>
      {unitTexts.plan}
    </a>
  );
}
