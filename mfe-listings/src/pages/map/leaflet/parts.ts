/**
 * What the map needs of Leaflet, each from its own module: the package's index brings every layer, control and projection,
 * which is a third more. Handlers enter themselves into the map's class.
 */
import type { Path } from 'leaflet';
import { createMap, Map as LeafletMap } from 'leaflet/src/map/Map.js';
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';

export { toLatLng as latLng } from 'leaflet/src/geo/LatLng.js';
export { polygon } from 'leaflet/src/layer/vector/Polygon.js';
export { polyline } from 'leaflet/src/layer/vector/Polyline.js';
export { svg } from 'leaflet/src/layer/vector/SVG.js';
export { sign } from './sign-layer';
export { createMap as map };

// Leaflet's own would bring the canvas, too: each of our paths names its renderer.
LeafletMap.include({
  getRenderer(this: LeafletMap, { options: { renderer } }: Path) {
    if (renderer !== undefined && !this.hasLayer(renderer)) this.addLayer(renderer);
    return renderer;
  },
});

/** No phone has a mouse. */
export async function addMouse(map: LeafletMap): Promise<void> {
  const { addMouseHandlers } = await import('./mouse-handlers');
  addMouseHandlers(map);
}

/** A site whose map service gives nothing shows the base map alone. */
export async function loadTileLayer() {
  const { tileLayer } = await import('leaflet/src/layer/tile/TileLayer.js');
  return tileLayer;
}
