import type { DrawnArea } from '@iwan/shared/domain/search/drawn-area';
import { useEffect } from 'react';
import styles from './area-outline.module.css';
import type { LiveMap } from './live-map';

/** Draws the area that the map is narrowed to beneath the signs. */
export function useAreaOutline(live: LiveMap | null, area: DrawnArea | null): void {
  useEffect(() => {
    if (live === null || area === null) return;
    const { leaflet, map } = live;
    const corners = area.map(({ latitude, longitude }) => leaflet.latLng(latitude, longitude));
    const outline = leaflet.polygon(corners, {
      renderer: leaflet.svg({ padding: 0.5 }),
      interactive: false,
      className: styles.area ?? '',
      // Leaflet would write its own blue beside the class.
      color: undefined,
      fillColor: undefined,
      fillOpacity: undefined,
      weight: 2,
    });
    outline.addTo(map);
    return () => {
      outline.remove();
    };
  }, [live, area]);
}
