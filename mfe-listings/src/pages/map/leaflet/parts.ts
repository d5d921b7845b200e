/**
 * What the map needs of Leaflet, each from its own module: the package's index brings every layer, control and projection,
 * which is a third more. Handlers enter themselves into the map's class.
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
