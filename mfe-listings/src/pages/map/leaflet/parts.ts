/**
 * The parts of Leaflet that the map needs, each from its own module: the package's index imports every layer, control and
 * projection, a third more bytes. Handlers register themselves with the map's class.
 */
import type { Map as LeafletMap } from 'leaflet';
import { createMap } from 'leaflet/src/map/Map.js';
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';

export { marker } from './marker-layer';
export { shapeLayer } from './shape-layer';
export { createMap as map };

/** A phone has no mouse. */
export async function addMouse(map: LeafletMap): Promise<void> {
  const { addMouseHandlers } = await import('./mouse-handlers');
  addMouseHandlers(map);
}

/** Without a map service, the base map alone is shown. */
export async function loadTileLayer() {
  const { tileLayer } = await import('leaflet/src/layer/tile/TileLayer.js');
  return tileLayer;
}
