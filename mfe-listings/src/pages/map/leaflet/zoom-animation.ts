import type { LatLngExpression, Map as LeafletMap, Point, ZoomAnimEvent } from 'leaflet';

/** Leaflet's class for elements that move during a zoom animation; the map's stylesheet has it. */
export const glides = 'leaflet-zoom-animated';

/** The position of a place at the end of a zoom animation, in pixels of the layers as they are during it. */
export function placeAfterZoom(map: LeafletMap, place: LatLngExpression, { center, zoom }: ZoomAnimEvent): Point {
  const corner = map.project(center, zoom).subtract(map.getSize().divideBy(2));
  const origin = corner.add(map.layerPointToContainerPoint([0, 0])).round();
  return map.project(place, zoom).subtract(origin);
}
