import { classNames } from '@iwan/shared/dom/class-names';
import { useFormat, useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { handoverText } from '@iwan/shared/domain/values/value-words';
import { paths } from '@iwan/shared/paths/paths';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import type { CSSProperties } from 'react';
import { ConvertedPrice } from '../amounts/converted-price';
import { FloorArea } from '../amounts/floor-area';
import { PricePerArea } from '../amounts/price-per-area';
import { AskingBasis, AskingLine, homeOf } from './asking-line';
import type { SalesData, ShownQuarter } from './load-sales';
import styles from './registered-sales.module.css';
import { textsOf } from './texts';

interface RegisteredSalesProps {
  readonly data: SalesData;
  /** Whether it is on a project's page, which has a link to the sales of its area. */
  readonly isOfProject?: boolean;
}

/** The latest registered sales, their medians as bars and as tables, how many there are, and where they come from. */
export function RegisteredSales({ data, isOfProject = false }: RegisteredSalesProps) {
  const { total, first, last, isInvented, latest, area, isOfArea, asking } = data;
  const texts = useTexts(textsOf);
  const format = useFormat();
  const day = (of: string) => format.day(instantOfDay(of));
  return (
    <div className={styles.sales}>
      {isOfProject && isOfArea ? <p>{texts.noneHere}</p> : null}
      {asking === undefined ? null : (
        <p className={styles.asking}>
          <strong>
            <AskingLine asking={asking} />
          </strong>{' '}
          <AskingBasis asking={asking} area={area?.name ?? ''} />
        </p>
      )}
      <Bars quarters={data.quarters} />
      <Latest sales={latest} />
      <details>
        <summary>{texts.figures}</summary>
        <Quarters quarters={data.quarters} />
        <ByBedrooms of={data.byBedrooms} />
      </details>
      <p className={styles.note}>
        {texts.count(total, day(first), day(last))} {texts.late} {isInvented ? texts.invented : texts.source}
        {isOfProject && area !== null ? (
          <>
            {' '}
            <TextLink href={`${paths.area(area.slug)}#sales`}>{texts.ofArea(area.name)}</TextLink>
          </>
        ) : null}
      </p>
    </div>
  );
}

/** The medians of the quarters as bars from 0; a quarter without a sale has none. Nothing of a single quarter. */
function Bars({ quarters }: { readonly quarters: readonly ShownQuarter[] }) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const [latest, first] = [quarters[0], quarters.at(-1)];
  if (latest === undefined || first === undefined || quarters.length < 2) return null;
  const most = Math.max(...quarters.map(({ perSquareFoot }) => perSquareFoot ?? 0));
  const ends = [handoverText(first, locale), handoverText(latest, locale)] as const;
  return (
    <figure className={styles.figure}>
      <figcaption>
        <span>{texts.byQuarter}</span>
        <b>
          <PricePerArea perSquareFoot={latest.perSquareFoot} />
        </b>
      </figcaption>
      <div className={styles.bars} role="img" aria-label={texts.chart(...ends)}>
        {quarters.toReversed().map(({ year, quarter, perSquareFoot }) => (
          <i
            key={`${year}-${quarter}`}
            style={{ '--share': `${Math.round(((perSquareFoot ?? 0) / most) * 100)}%` } as CSSProperties}
          />
        ))}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </figure>
  );
}

function Latest({ sales }: { readonly sales: SalesData['latest'] }) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  const { locale } = format;
  return (
    <table className={classNames(styles.table, styles.latest)}>
      <caption>{texts.latest}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.home}</th>
          <th scope="col">{texts.size}</th>
          <th scope="col">{texts.price}</th>
        </tr>
      </thead>
      <tbody>
        {sales.map(({ soldOn, where, bedrooms, isOffPlan, price, squareFeet }, index) => (
          <tr key={index}>
            <td>{format.day(instantOfDay(soldOn))}</td>
            <td>
              {bedrooms === null ? null : homeOf(bedrooms, locale)}
              <small>{format.list([isOffPlan ? texts.offPlan : texts.ready, where ?? []].flat(), 'unit')}</small>
            </td>
            <td>{squareFeet === null ? texts.unknown : <FloorArea text={texts.squareFeet(squareFeet)} />}</td>
            <td>
              {format.dirhams(price)}
              <small>
                <ConvertedPrice dirhams={price} />
              </small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Quarters({ quarters }: { readonly quarters: readonly ShownQuarter[] }) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  if (quarters.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{texts.byQuarter}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.quarter}</th>
          <th scope="col">{texts.sales}</th>
          <th scope="col">{texts.median}</th>
        </tr>
      </thead>
      <tbody>
        {quarters.map((of) => {
          const name = handoverText(of, format.locale);
          return (
            <tr key={name}>
              {of.perSquareFoot === null ? (
                <td colSpan={3}>{texts.noSale(name)}</td>
              ) : (
                <>
                  <th scope="row">{name}</th>
                  <td>{format.number(of.sales)}</td>
                  <td>
                    <PricePerArea perSquareFoot={of.perSquareFoot} />
                  </td>
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function ByBedrooms({ of }: { readonly of: SalesData['byBedrooms'] }) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  if (of.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{texts.byBedrooms}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.bedrooms}</th>
          <th scope="col">{texts.sales}</th>
          <th scope="col">{texts.medianPrice}</th>
          <th scope="col">{texts.median}</th>
        </tr>
      </thead>
      <tbody>
        {of.map(({ bedrooms, sales, price, perSquareFoot }) => (
          <tr key={bedrooms}>
            <th scope="row">{homeOf(bedrooms, format.locale)}</th>
            <td>{format.number(sales)}</td>
            <td>{format.dirhams(price)}</td>
            <td>{perSquareFoot === null ? texts.unknown : <PricePerArea perSquareFoot={perSquareFoot} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
