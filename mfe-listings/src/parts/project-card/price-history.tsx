import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { Badge } from '../badge';
import { textsOf } from '../texts';
import styles from './price-history.module.css';

/** Earlier prices of a project, each with its last day; nothing where the backend has none. */
export function PriceHistory({ project: { formerPrices = [] } }: { readonly project: ProjectCard }) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  if (formerPrices.length === 0) return null;
  return (
    <ul className={styles.prices} aria-label={texts.formerPrices}>
      {formerPrices.map((former) => (
        <li key={former.until}>
          {texts.formerPrice(format.dirhams(former.price), format.day(new Date(former.until), 'Asia/Dubai'))}
        </li>
      ))}
    </ul>
  );
}

/** A badge on the picture where the price was lowered within the last thirty days. */
export function LoweredBadge({ project: { loweredFrom } }: { readonly project: ProjectCard }) {
  const texts = useTexts(textsOf);
  return loweredFrom === undefined ? null : <Badge>{texts.priceLowered}</Badge>;
}
