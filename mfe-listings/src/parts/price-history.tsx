import type { ProjectCard } from '@iwan/shared/contracts/entities';
import { formerPriceWords } from '@iwan/shared/domain/money/price-history';
import { Badge } from './badge';
import styles from './price-history.module.css';
import { texts } from './texts';

/** What a project cost before, each price with its last day; nothing where no backend says so. */
export function PriceHistory({ project: { formerPrices = [] } }: { readonly project: ProjectCard }) {
  if (formerPrices.length === 0) return null;
  return (
    <ul className={styles.prices} aria-label={texts.formerPrices}>
      {formerPrices.map((former) => (
        <li key={former.until}>{formerPriceWords(former)}</li>
      ))}
    </ul>
  );
}

/** Says on a picture that the price was lowered within the last thirty days. */
export function LoweredBadge({ project: { loweredFrom } }: { readonly project: ProjectCard }) {
  return loweredFrom === undefined ? null : <Badge>{texts.priceLowered}</Badge>;
}
