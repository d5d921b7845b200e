import type { Map as LeafletMap } from 'leaflet';
import { BoxZoom } from 'leaflet/src/map/handler/Map.BoxZoom.js';
import { ScrollWheelZoom } from 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';

/** Handlers for a mouse: the wheel zooms, and Shift with dragging draws a box to zoom to. */
export function addMouseHandlers(map: LeafletMap): void {
  map.addHandler('scrollWheelZoom', ScrollWheelZoom);
  map.addHandler('boxZoom', BoxZoom);
}
