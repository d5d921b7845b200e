import type { MarkerCluster } from '@iwan/shared/domain/map/map-markers';
import styles from './cluster-pin.module.css';
import { texts } from './texts';

/** Several projects in one sign: how many, leading nearer, or to their list where no zoom takes them apart. */
export function ClusterPin({ cluster, href }: { readonly cluster: MarkerCluster; readonly href: string }) {
  return (
    <a
      className={styles.cluster}
      href={href}
      aria-label={texts.cluster(cluster.count, cluster.location)}
      draggable={false}
    >
      {new Intl.NumberFormat('en', { notation: 'compact' }).format(cluster.count)}
    </a>
  );
}
