import type { Map as LeafletMap } from 'leaflet';
import type { Leaflet } from '../leaflet/live-map';

/** Width and height of a tile in pixels. */
const side = 256;

/**
 * Adds the tiles of the map service above the base map. The document server proxies them (`TILES_URL`). If it has none for the
 * centre of the map, the code for tiles is not loaded and the base map stays. Rejects if that code fails to load.
 */
export async function addTiles(leaflet: Leaflet, map: LeafletMap, changed: (shown: boolean) => void): Promise<void> {
  const zoom = map.getZoom();
  const middle = map.project(map.getCenter(), zoom).divideBy(side).floor();
  const answer = await fetch(`/tiles/${zoom}/${middle.x}/${middle.y}`).catch(() => null);
  if (answer?.status !== 200) return;
  const tileLayer = await leaflet.loadTileLayer();
  // The page may have been left meanwhile.
  if (map.getPane('mapPane') === undefined) return;
  const layer = tileLayer('/tiles/{z}/{x}/{y}', { keepBuffer: 1 });
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
