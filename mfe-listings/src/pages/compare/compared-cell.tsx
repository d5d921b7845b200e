import { useFormat, useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { statusBadge } from '@iwan/shared/domain/project/sold-out';
import { areaEndsIn, priceForArea } from '@iwan/shared/domain/project/units/floor-area';
import { rangeWords, valueWords } from '@iwan/shared/domain/values/value-words';
import { useDisplayUnits } from '@iwan/shared/state/site-store';
import { ConvertedPrice } from '../../parts/amounts/converted-price';
import type { ComparedRow } from './comparison/comparison';
import styles from './comparison-table.module.css';
import { textsOf } from './texts';

interface ComparedCellProps {
  readonly row: ComparedRow;
  readonly project: Project;
  readonly index: number;
}

/** The figure of a project in a row; the unit of measurement is in the label of the row. */
export function ComparedCell({ row, project, index }: ComparedCellProps) {
  const texts = useTexts(textsOf);
  const value = row.values[index] ?? null;
  if (value === null) {
    const isUnit = row.kind === 'fact' && row.fact === 'askedUnit';
    return <td className={styles.no}>{isUnit ? texts.noneChosen : texts.notListed}</td>;
  }
  if (row.kind === 'amenity') return <td>{texts.yes}</td>;
  if (row.kind === 'nearby') return <td>{value === '' ? texts.yes : value}</td>;
  return (
    <td className={row.fact === 'startingPrice' ? styles.price : undefined}>
      <FactValue fact={row.fact} value={value} project={project} />
      {row.best === index ? <span className={styles.best}>{texts.best[row.fact] ?? texts.lowest}</span> : null}
    </td>
  );
}

interface FactValueProps {
  readonly fact: (ComparedRow & { readonly kind: 'fact' })['fact'];
  readonly value: string;
  readonly project: Project;
}

function FactValue({ fact, value, project }: FactValueProps) {
  const format = useFormat();
  const locale = useLocale();
  const unit = useDisplayUnits(({ areaUnit }) => areaUnit);
  switch (fact) {
    case 'startingPrice':
      return (
        <>
          {value}
          <ConvertedPrice dirhams={project.price} className={styles.converted} />
        </>
      );
    case 'pricePerSquareFoot':
      return format.dirhams(priceForArea(unit, project.pricePerSquareFoot ?? 0));
    case 'area':
      return rangeWords(areaEndsIn(unit, value)?.map(format.whole) ?? [value], format.locale);
    case 'status':
      return valueWords(statusBadge(value) ?? value, locale);
    default:
      return value;
  }
}
