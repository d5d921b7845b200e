import type { Map as LeafletMap } from 'leaflet';
import { BoxZoom } from 'leaflet/src/map/handler/Map.BoxZoom.js';
import { ScrollWheelZoom } from 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';

/** What a mouse does with a map, and no finger: its wheel zooms, and with Shift it draws a box to zoom to. */
export function addMouseHandlers(map: LeafletMap): void {
  map.addHandler('scrollWheelZoom', ScrollWheelZoom);
  map.addHandler('boxZoom', BoxZoom);
}
