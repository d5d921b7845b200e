import type { MarkerCluster } from '@iwan/shared/domain/map/map-markers';
import type { ProjectMarker } from '@iwan/shared/domain/model/entities';
import type { DrawnArea } from '@iwan/shared/domain/search/areas/drawn-area';
import type { Query } from '@iwan/shared/paths/query';
import { useLayoutEffect, useRef } from 'react';
import { MapPicture, startPictures } from '../base-map/start-pictures';
import type { MapLayer } from '../layers/layers';
import styles from './static-map.module.css';
import { StaticMarkers } from './static-markers';

interface StaticMapProps {
  readonly markers: readonly ProjectMarker[];
  readonly clusters: readonly MarkerCluster[];
  readonly layers: readonly MapLayer[];
  /** The area that the map is narrowed to; `null` for none. */
  readonly area: DrawnArea | null;
  readonly narrowed: Query;
  /** Whether it has the markers of the projects. */
  readonly hasMarkers: boolean;
  /** Whether it is only for visitors without script: the live map will show another part. */
  readonly isHidden: boolean;
  /** Called when the markers are removed, with the address of the focused one. */
  readonly onLeave: (focused: string | null) => void;
}

/**
 * The static picture of the map with its markers at the same positions as on the live map: one for wide windows and one for
 * narrow ones, of which the styles show one.
 */
export function StaticMap({ hasMarkers, isHidden, onLeave, ...shown }: StaticMapProps) {
  const picture = (
    <div className={styles.layer}>
      <MapPicture />
      {hasMarkers ? <Markers onLeave={onLeave} {...shown} /> : null}
    </div>
  );
  return isHidden ? <noscript>{picture}</noscript> : picture;
}

/** The markers, which go before the picture. */
function Markers({ onLeave, ...shown }: Omit<StaticMapProps, 'hasMarkers' | 'isHidden'>) {
  const layer = useRef<HTMLDivElement>(null);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useLayoutEffect(() => {
    const before = layer.current;
    return () => {
      const { activeElement } = document;
      if (before?.contains(activeElement)) leave.current(activeElement?.getAttribute('href') ?? null);
    };
  }, []);
  return (
    <div ref={layer}>
      {startPictures.map((start) => (
        <div key={start.look} className={styles[start.look]}>
          <StaticMarkers picture={start} {...shown} />
        </div>
      ))}
    </div>
  );
}
