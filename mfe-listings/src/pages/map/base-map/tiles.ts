import type { Map as LeafletMap } from 'leaflet';
import type { Leaflet } from '../leaflet/live-map';

/** The pixels that a tile is wide and high. */
const side = 256;

/**
 * Lays the tiles of the map service over the base map. The document server passes them on (`TILES_URL`); where it has
 * none to give for the middle of the map, their code is not asked for and the base map is the map. Rejects where that
 * code does not come.
 */
export async function addTiles(leaflet: Leaflet, map: LeafletMap, changed: (shown: boolean) => void): Promise<void> {
  const zoom = map.getZoom();
  const middle = map.project(map.getCenter(), zoom).divideBy(side).floor();
  const answer = await fetch(`/tiles/${zoom}/${middle.x}/${middle.y}`).catch(() => null);
  if (answer?.status !== 200) return;
  const tileLayer = await leaflet.loadTileLayer();
  // The page may have gone meanwhile.
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
