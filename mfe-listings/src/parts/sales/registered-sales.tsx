import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import { instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { handoverText } from '@iwan/shared/domain/values/value-words';
import { paths } from '@iwan/shared/paths/paths';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import type { CSSProperties } from 'react';
import { ConvertedPrice } from '../amounts/converted-price';
import { FloorArea } from '../amounts/floor-area';
import { PricePerArea } from '../amounts/price-per-area';
import { LinkSummary } from '../link-summary';
import { PlainTable } from '../plain-table/plain-table';
import { AskingBasis, AskingLine, homeOf } from './asking-line';
import type { SalesData, ShownSale } from './load-sales';
import styles from './registered-sales.module.css';
import { textsOf } from './texts';

interface RegisteredSalesProps {
  readonly data: SalesData;
  /** Whether it is on a project's page, which has a link to the sales of its area. */
  readonly isOfProject?: boolean;
}

/** The latest registered sales, their medians as bars and as tables, how many there are, and where they come from. */
export function RegisteredSales({ data, isOfProject = false }: RegisteredSalesProps) {
  const { total, first, last, isInvented, latest, quarters, byBedrooms, area, isOfArea, asking } = data;
  const texts = useTexts(textsOf);
  const format = useFormat();
  const { locale } = format;
  const day = (of: string) => format.day(instantOfDay(of));
  const rowOf = ({ soldOn, where, bedrooms, isOffPlan, price, squareFeet }: ShownSale) => [
    day(soldOn),
    <>
      {bedrooms === null ? null : homeOf(bedrooms, locale)}
      <small>
        {isOffPlan ? texts.offPlan : texts.ready}
        {where === undefined ? null : (
          <>
            {' · '}
            <bdi>{where}</bdi>
          </>
        )}
      </small>
    </>,
    squareFeet === null ? texts.unknown : <FloorArea text={texts.squareFeet(squareFeet)} />,
    <>
      {format.dirhams(price)}
      <small>
        <ConvertedPrice dirhams={price} />
      </small>
    </>,
  ];
  return (
    <div className={styles.sales}>
      {isOfProject && isOfArea ? <p>{texts.noneHere}</p> : null}
      {asking === undefined ? null : (
        <p className={styles.asking}>
          <strong>
            <AskingLine asking={asking} />
          </strong>
          <AskingBasis asking={asking} area={area?.name ?? ''} />
        </p>
      )}
      <Bars quarters={quarters} />
      <PlainTable
        className={styles.latest}
        caption={texts.latest}
        heads={[texts.day, texts.home, texts.size, texts.price]}
        rows={latest.map(rowOf)}
      />
      <details>
        <LinkSummary>{texts.figures}</LinkSummary>
        <PlainTable
          caption={texts.byQuarter}
          heads={[texts.quarter, texts.sales, texts.median]}
          rows={quarters.map((of) => {
            const name = handoverText(of, locale);
            if (of.perSquareFoot === null) return [texts.noSale(name)];
            return [name, format.number(of.sales), <PricePerArea key="" perSquareFoot={of.perSquareFoot} />];
          })}
        />
        {byBedrooms.length === 0 ? null : (
          <PlainTable
            caption={texts.byBedrooms}
            heads={[texts.bedrooms, texts.sales, texts.medianPrice, texts.median]}
            rows={byBedrooms.map(({ bedrooms, sales, price, perSquareFoot }) => [
              homeOf(bedrooms, locale),
              format.number(sales),
              format.dirhams(price),
              perSquareFoot === null ? texts.unknown : <PricePerArea perSquareFoot={perSquareFoot} />,
            ])}
          />
        )}
      </details>
      <p className={styles.note}>
        {texts.count(total, day(first), day(last))} {texts.late} {isInvented ? texts.invented : texts.source}{' '}
        {isOfProject && area !== null ? (
          <TextLink href={`${paths.area(area.slug)}#sales`}>{texts.ofArea(area.name)}</TextLink>
        ) : null}
      </p>
    </div>
  );
}

/** The medians of the quarters as bars from 0; a quarter without a sale has none. Nothing of a single quarter. */
function Bars({ quarters }: Pick<SalesData, 'quarters'>) {
  const texts = useTexts(textsOf);
  const { locale } = useFormat();
  const [latest, first] = [quarters[0], quarters.at(-1)];
  if (latest === undefined || first === undefined || quarters.length < 2) return null;
  const most = Math.max(...quarters.map(({ perSquareFoot }) => perSquareFoot ?? 0));
  const [from, to] = [handoverText(first, locale), handoverText(latest, locale)];
  return (
    <div>
      <p className={styles.line}>
        <span>{texts.byQuarter}</span>
        <b>
          <PricePerArea perSquareFoot={latest.perSquareFoot} />
        </b>
      </p>
      <div className={styles.bars} role="img" aria-label={texts.chart(from, to)}>
        {quarters.toReversed().map(({ perSquareFoot }, index) => (
          <i
            key={index}
            style={{ '--share': `${Math.round(((perSquareFoot ?? 0) / most) * 100)}%` } as CSSProperties}
          />
        ))}
      </div>
      <p className={`${styles.line} ${styles.note}`} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </div>
  );
}
