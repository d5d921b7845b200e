import { useFormat, useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { Value } from '@iwan/shared/ui/records/value';
import { ConvertedPrice } from '../../../parts/amounts/converted-price';
import { FloorArea } from '../../../parts/amounts/floor-area';
import { PricePerArea } from '../../../parts/amounts/price-per-area';
import { useWords } from '../../../parts/in-words';
import { PriceHistory } from '../../../parts/project-card/price-history';
import { fieldTexts } from '../../../parts/project-fields';
import { AskingLine } from '../../../parts/sales/asking-line';
import type { AskingComparison } from '../../../parts/sales/asking-price';
import { textsOf } from '../texts';
import styles from './facts.module.css';

interface FactsProps {
  readonly project: Project;
  /** The starting price beside those of registered sales; left out where too little is known. */
  readonly asking?: AskingComparison | undefined;
}

/** Starting Price, Unit and Area (sections 2 and 5), and the handover; each only when the project has it. */
export function Facts({ project, asking }: FactsProps) {
  const texts = useTexts(textsOf);
  const { units, area, price } = useWords(project);
  const handover = fieldTexts(project, useLocale()).filter(({ name }) => name === 'handover');
  const facts = [
    { name: texts.unit, value: units.length === 0 ? null : <Value of={units} /> },
    { name: texts.area, value: area && <FloorArea text={area} /> },
    ...handover.map(({ label, value }) => ({ name: label, value })),
  ].filter(({ value }) => value !== null);
  if (facts.length === 0 && price === 0) return null;
  return (
    <dl className={styles.facts}>
      {price > 0 ? <Price project={project} asking={asking} /> : null}
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Price({ project, asking }: FactsProps) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  const { price, pricePerSquareFoot = null } = project;
  return (
    <div className={styles.price}>
      <dt>{texts.startingPrice}</dt>
      <dd>
        <strong>{format.dirhams(price)}</strong>
        <ConvertedPrice dirhams={price} className={styles.more} showsOldRateDate />
        {pricePerSquareFoot === null ? null : (
          <span className={styles.more}>
            <PricePerArea perSquareFoot={pricePerSquareFoot} />
          </span>
        )}
        {asking === undefined ? null : (
          <TextLink className={styles.more} href="#sales">
            <AskingLine asking={asking} />
          </TextLink>
        )}
        <PriceHistory project={project} />
      </dd>
    </div>
  );
}
