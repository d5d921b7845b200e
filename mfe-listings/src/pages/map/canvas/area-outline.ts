import type { DrawnArea } from '@iwan/shared/domain/search/areas/drawn-area';
import type { LatLngTuple } from 'leaflet';
import { useEffect } from 'react';
import type { LiveMap } from '../leaflet/live-map';
import styles from './area-outline.module.css';

/** Draws the area of the search beneath the markers. */
export function useAreaOutline(live: LiveMap | null, area: DrawnArea | null): void {
  useEffect(() => {
    if (live === null || area === null) return;
    const outline = live.leaflet.shapeLayer(live.map, 'overlayPane');
    const corners = area.map(({ latitude, longitude }): LatLngTuple => [latitude, longitude]);
    outline.draw([corners], { className: styles.area ?? '', isArea: true });
    return () => {
      outline.remove();
    };
  }, [live, area]);
}
