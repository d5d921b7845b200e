import { classNames } from '@iwan/shared/dom/class-names';
import { useFormat, useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Instalment, Project, Unit } from '@iwan/shared/domain/model/entities';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { isAvailable } from '@iwan/shared/domain/project/units/unit-types';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { assetPath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import type { Query } from '@iwan/shared/paths/query';
import type { OpenLinked } from '@iwan/shared/router/use-linked-dialog';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { Picture } from '@iwan/shared/ui/content/picture';
import { Link } from '@iwan/shared/ui/links/link';
import type { ReactNode } from 'react';
import { ConvertedPrice } from '../../../parts/amounts/converted-price';
import { FloorArea } from '../../../parts/amounts/floor-area';
import { LinkSummary } from '../../../parts/link-summary';
import { unitFieldTexts } from '../../../parts/project-fields';
import { unitName } from '../../../parts/unit/unit-name';
import { textsOf } from '../texts';
import type { UnitsData } from '../unit/load-unit';
import { availabilityText } from '../units/availability-text';
import { confirmedText } from '../units/confirmed-text';
import { isPicture } from '../units/is-picture';
import { listedUnits } from '../units/listed-units';
import { textsOf as unitsTextsOf } from '../units/texts';
import { noQuestion, typedUnitQuery, type UnitQuestion } from '../units/unit-question';
import { UnitsFilter } from '../units/units-filter';
import { PaymentSplit } from './payment-split';
import styles from './units-table.module.css';

interface UnitsTableProps {
  readonly project: Project;
  readonly units: readonly Unit[];
  /** Query parameters of the project's own address: its id, where others share the address. */
  readonly own: Query;
  /** Query parameters of the payment plan; empty where the address names no unit. */
  readonly planned: Query;
  readonly data: UnitsData;
  /** Opens the sheet of a unit by its position in the record. */
  readonly onOpenUnit: OpenLinked;
}

/** So many units are seen at once; more are one press away, and can be filtered. */
const fewUnits = 5;
/** So many instalments have room in the table as columns. */
const mostColumns = 4;

/** The units in one table: plan, type, size, price, instalments and availability. A press on a row opens its unit. */
export function UnitsTable({ project, units, own, planned, data, onOpenUnit }: UnitsTableProps) {
  const { requested, now, chosen } = data;
  const { units: unitTexts } = useTexts(textsOf);
  const texts = useTexts(unitsTextsOf);
  const isSold = isSoldOut(project.status);
  const shown = listedUnits(units, requested.question);
  const isRequested = Object.keys(requested.wrong).length > 0 || !isUntouched(requested.question);
  const retained = { ...own, ...planned, unit: chosen?.status === 'found' ? chosen.id : undefined };
  const plan = isSold ? [] : (project.paymentPlan ?? []);
  const columns = plan.length <= mostColumns ? plan : [];
  const first = isRequested ? shown.length : fewUnits;
  const rowsOf = (listed: readonly Unit[]) =>
    listed.map((unit) => (
      <Row
        key={units.indexOf(unit)}
        unit={unit}
        hasPlans={units.some((each) => each.plan !== null)}
        columns={columns}
        now={now}
        isSold={isSold}
        link={linkOf(unit)}
      />
    ));
  return (
    <div id="units" className={styles.units}>
      {chosen?.status === 'lost' ? <p role="status">{texts.lost}</p> : null}
      {units.length <= fewUnits && !isRequested ? null : (
        <details open={isRequested || undefined} data-scroll="keep" data-print="none">
          <LinkSummary>{texts.filter}</LinkSummary>
          <UnitsFilter path={paths.project(project)} query={retained} units={units} requested={requested} />
          {isRequested ? (
            <p aria-live="polite">
              {shown.length === 0 ? texts.none : texts.found(shown.length, units.length)}{' '}
              <TextLink href={paths.project(project, retained)}>{texts.all}</TextLink>
            </p>
          ) : null}
        </details>
      )}
      <div id="payment-plan">
        <PaymentSplit plan={plan} isForNarrowBox={columns.length > 0} />
        {shown.length === 0 ? null : (
          <table className={styles.table}>
            <caption className="visually-hidden">{unitTexts.title}</caption>
            <Head hasPlans={units.some((each) => each.plan !== null)} columns={columns} />
            <tbody>{rowsOf(shown.slice(0, first))}</tbody>
            {shown.length > first ? (
              <tbody id="more-units" className={styles.more}>
                {rowsOf(shown.slice(first))}
              </tbody>
            ) : null}
          </table>
        )}
      </div>
      {shown.length > first ? (
        <p className={styles.showMore} data-print="none">
          <TextLink href="#more-units">{texts.showMore(shown.length)}</TextLink>
        </p>
      ) : null}
    </div>
  );

  /** To the unit's own address where it has an id, otherwise to its sheet; the plan of another unit begins anew. */
  function linkOf(unit: Unit): RowLink | null {
    if (isSold) return null;
    if (unit.id !== undefined) {
      return { href: `${paths.project(project, { ...own, ...typedUnitQuery(requested), unit: unit.id })}#unit` };
    }
    const index = units.indexOf(unit);
    return {
      href: unit.plan === null ? '#enquiry-title' : assetPath(unit.plan),
      onOpen: (event) => onOpenUnit(event, index),
    };
  }
}

const isUntouched = (question: UnitQuestion) => JSON.stringify(question) === JSON.stringify(noQuestion);

function Head({ hasPlans, columns }: { readonly hasPlans: boolean; readonly columns: readonly Instalment[] }) {
  const { units: texts } = useTexts(textsOf);
  const format = useFormat();
  const locale = useLocale();
  return (
    <thead>
      <tr>
        {hasPlans ? (
          <td>
            <span className="visually-hidden">{texts.plan}</span>
          </td>
        ) : null}
        <th scope="col">{texts.type}</th>
        <th scope="col">{texts.size}</th>
        <th scope="col">{texts.price}</th>
        {columns.map(({ label, percent }, index) => (
          <th key={index} scope="col">
            {valueWords(label, locale)}
            <b>{format.percent(percent / 100, 2)}</b>
          </th>
        ))}
        <th scope="col">{texts.available}</th>
      </tr>
    </thead>
  );
}

interface RowLink {
  readonly href: string;
  /** Opens the sheet in place; left out for a link to another address. */
  readonly onOpen?: (event: Parameters<OpenLinked>[0]) => void;
}

interface RowProps {
  readonly unit: Unit;
  readonly hasPlans: boolean;
  readonly columns: readonly Instalment[];
  readonly now: string;
  /** Whether the whole project is sold out. */
  readonly isSold: boolean;
  readonly link: RowLink | null;
}

function Row({ unit, hasPlans, columns, now, isSold, link }: RowProps) {
  const { units: unitTexts } = useTexts(textsOf);
  const texts = useTexts(unitsTextsOf);
  const locale = useLocale();
  const format = useFormat();
  const { type, floor, confirmedAt, price, squareFeet, plan } = unit;
  const isFree = !isSold && isAvailable(unit);
  const fields = unitFieldTexts(unit, locale);
  const details = [
    floor === undefined ? null : texts.floor(floor),
    ...fields.filter(({ isAvailability }) => !isAvailability).map(short),
  ];
  return (
    <tr className={classNames(!isFree && styles.sold)}>
      {hasPlans ? (
        <td className={styles.plan}>
          {plan === null || !isPicture(plan) ? null : (
            <Picture path={plan} alt="" width={64} height={52} sizes="64px" />
          )}
        </td>
      ) : null}
      <th scope="row">
        {link === null ? (
          valueWords(type, locale)
        ) : (
          <UnitLink {...link} name={unitName(unit, locale)}>
            {valueWords(type, locale)}
          </UnitLink>
        )}
        <Small>
          {format.list(
            details.filter((word) => word !== null),
            'unit',
          )}
        </Small>
      </th>
      <td className={styles.size}>
        {squareFeet === null ? unitTexts.unknown : <FloorArea text={unitTexts.squareFeet(squareFeet)} />}
      </td>
      <td className={styles.price}>
        {price === null ? unitTexts.onRequest : format.dirhams(price)}
        {price === null ? null : <ConvertedPrice dirhams={price} className={styles.small} />}
      </td>
      {columns.map(({ percent }, index) => (
        <td key={index} className={styles.part}>
          {price === null ? '' : format.whole((price * percent) / 100)}
        </td>
      ))}
      <td className={styles.available}>
        {isSold ? unitTexts.soldOut : availabilityText(unit, unitTexts, locale)}
        {confirmedAt === undefined || !isFree ? null : (
          <time className={styles.small} dateTime={confirmedAt}>
            {confirmedText(confirmedAt, now, locale)}
          </time>
        )}
      </td>
    </tr>
  );
}

const short = ({ inShort }: { readonly inShort: string }) => inShort;

function Small({ children }: { readonly children: string }) {
  return children === '' ? null : <small className={styles.small}>{children}</small>;
}

function UnitLink({ href, onOpen, name, children }: RowLink & { readonly name: string; readonly children: ReactNode }) {
  return (
    <Link
      className={styles.link}
      href={href}
      aria-label={name}
      {...(onOpen === undefined ? {} : { 'aria-haspopup': 'dialog' as const, onClick: onOpen })}
    >
      {children}
    </Link>
  );
}
