/**
 * What the map needs of Leaflet, each from its own module: the package's index brings every layer, control and projection,
 * which is a third more. Handlers enter themselves into the map's class.
 */
import type { Path } from 'leaflet';
import { createMap, Map as LeafletMap } from 'leaflet/src/map/Map.js';
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';

export { toLatLng as latLng } from 'leaflet/src/geo/LatLng.js';
export { layerGroup } from 'leaflet/src/layer/LayerGroup.js';
export { divIcon } from 'leaflet/src/layer/marker/DivIcon.js';
export { marker } from 'leaflet/src/layer/marker/Marker.js';
export { tileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
export { polygon } from 'leaflet/src/layer/vector/Polygon.js';
export { polyline } from 'leaflet/src/layer/vector/Polyline.js';
export { svg } from 'leaflet/src/layer/vector/SVG.js';
export { createMap as map };

// Leaflet's own would bring the canvas, too: each of our paths names its renderer.
LeafletMap.include({
  getRenderer(this: LeafletMap, { options: { renderer } }: Path) {
    if (renderer !== undefined && !this.hasLayer(renderer)) this.addLayer(renderer);
    return renderer;
  },
});

/** Shift and a mouse draw a box to zoom to: no phone has either. */
export async function addBoxZoom(map: LeafletMap): Promise<void> {
  const { BoxZoom } = await import('leaflet/src/map/handler/Map.BoxZoom.js');
  map.addHandler('boxZoom', BoxZoom);
}
