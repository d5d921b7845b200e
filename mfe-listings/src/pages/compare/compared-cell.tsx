import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { statusBadge } from '@iwan/shared/domain/project/sold-out';
import { CheckIcon } from '@iwan/shared/ui/icons/check';
import { ConvertedPrice } from '../../parts/amounts/converted-price';
import { FloorArea } from '../../parts/amounts/floor-area';
import { PricePerArea } from '../../parts/amounts/price-per-area';
import type { ComparedRow } from './comparison/comparison';
import styles from './comparison-table.module.css';
import { textsOf } from './texts';

interface ComparedCellProps {
  readonly row: ComparedRow;
  readonly project: Project;
  readonly index: number;
}

export function ComparedCell({ row, project, index }: ComparedCellProps) {
  const texts = useTexts(textsOf);
  const value = row.values[index] ?? null;
  if (row.kind === 'amenity') {
    return (
      <td className={styles.cell}>
        {value === null ? (
          <span className={styles.no}>{texts.notListed}</span>
        ) : (
          <span className={styles.yes}>
            <CheckIcon />
            {texts.yes}
          </span>
        )}
      </td>
    );
  }
  if (value === null) {
    return (
      <td className={styles.cell}>
        <span className={styles.no}>
          {row.kind === 'fact' && row.fact === 'askedUnit' ? texts.noneChosen : texts.notListed}
        </span>
      </td>
    );
  }
  if (row.kind === 'nearby') return <td className={styles.cell}>{value === '' ? texts.yes : value}</td>;
  return (
    <td className={styles.cell}>
      <FactValue fact={row.fact} value={value} project={project} />
      {row.best === index ? (
        <span className={styles.best}>{row.fact === 'area' ? texts.largest : texts.lowest}</span>
      ) : null}
    </td>
  );
}

function FactValue({
  fact,
  value,
  project,
}: {
  readonly fact: (ComparedRow & { readonly kind: 'fact' })['fact'];
  readonly value: string;
  readonly project: Project;
}) {
  switch (fact) {
    case 'startingPrice':
      return (
        <>
          <span className={styles.price}>{value}</span>
          <ConvertedPrice dirhams={project.price} className={styles.converted} />
        </>
      );
    case 'pricePerSquareFoot':
      return <PricePerArea perSquareFoot={project.pricePerSquareFoot ?? null} />;
    case 'area':
      return <FloorArea text={value} />;
    case 'status':
      return statusBadge(value) ?? value;
    default:
      return value;
  }
}
