import type { Map as LeafletMap } from 'leaflet';
import type { Leaflet } from './live-map';

/**
 * Lays the tiles of the map service over the base map. The document server passes them on (`TILES_URL`); where it has
 * none to give, the layer goes again at once and the base map is the map.
 */
export function addTiles(leaflet: Leaflet, map: LeafletMap, changed: (shown: boolean) => void): void {
  const layer = leaflet.tileLayer('/tiles/{z}/{x}/{y}', { keepBuffer: 1 });
  let hasShown = false;
  layer.on('tileload', () => {
    if (!hasShown) changed(true);
    hasShown = true;
  });
  layer.on('tileerror', () => {
    if (!hasShown) layer.remove();
  });
  layer.addTo(map);
}
