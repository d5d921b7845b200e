import type { Project } from '@iwan/shared/contracts/entities';
import { ConvertedPrice } from '../../parts/converted-price';
import { FloorArea } from '../../parts/floor-area';
import { PriceHistory } from '../../parts/price-history';
import styles from './facts.module.css';
import { texts } from './texts';

/** Starting Price, Unit and Area, each only when the project has it (sections 2 and 5). */
export function Facts({ project }: { readonly project: Project }) {
  const { startingPrice, price, units, area } = project;
  const shownPrice = startingPrice && (
    <>
      {startingPrice}
      <ConvertedPrice dirhams={price} className={styles.converted} />
      <PriceHistory project={project} />
    </>
  );
  const facts = [
    { name: texts.startingPrice, value: shownPrice },
    { name: texts.unit, value: units.join(', ') || null },
    { name: texts.area, value: area && <FloorArea text={area} /> },
  ].filter(({ value }) => value !== null);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
