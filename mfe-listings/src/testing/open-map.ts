import type { LatLngExpression } from 'leaflet';
import { map as createMap } from '../pages/map/leaflet/parts';

/** A map of 800 by 600 pixels around a place at zoom 12, which nothing animates. */
export function openMap(start: LatLngExpression) {
  const element = document.createElement('div');
  Object.defineProperties(element, { clientWidth: { value: 800 }, clientHeight: { value: 600 } });
  document.body.replaceChildren(element);
  const map = createMap(element, { zoomControl: false, fadeAnimation: false, inertia: false });
  map.setView(start, 12, { animate: false });
  return map;
}
