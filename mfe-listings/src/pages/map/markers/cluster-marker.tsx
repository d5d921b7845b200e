import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { Link } from '@iwan/shared/ui/links/link';
import type { JoinedMarker } from '../clusters/cluster-markers';
import { textsOf } from '../texts';
import styles from './arch.module.css';
import fallStyles from './fall.module.css';
import { useShortPrice } from './short-price';
import { useFall } from './use-fall';

interface ClusterMarkerProps {
  readonly cluster: JoinedMarker<unknown>;
  readonly href: string;
}

/**
 * The marker of a cluster: how many projects, and the lowest price. It links to a higher zoom, or to their list where no zoom
 * separates them.
 */
export function ClusterMarker({ cluster: { count, location, leastPrice }, href }: ClusterMarkerProps) {
  const texts = useTexts(textsOf);
  const price = useShortPrice(leastPrice ?? null);
  return (
    <Link
      className={styles.arch}
      href={href}
      aria-label={texts.cluster(count, location && valueWords(location, useLocale()), price)}
      draggable={false}
    >
      {texts.count(count)}
      {price === null ? null : (
        <span className={styles.price} aria-hidden="true">
          {texts.from(price)}
        </span>
      )}
    </Link>
  );
}

interface FallingClusterProps extends ClusterMarkerProps {
  readonly cluster: JoinedMarker<{ readonly id: string }>;
  /** The projects whose markers have already been animated. */
  readonly fallen: Set<string>;
}

/** The animated marker of a cluster. */
export function FallingCluster({ fallen, ...marker }: FallingClusterProps) {
  const fall = useFall(
    fallen,
    marker.cluster.members.map(({ id }) => id),
  );
  return (
    <div className={fall && fallStyles.falls} style={fall}>
      <ClusterMarker {...marker} />
    </div>
  );
}
