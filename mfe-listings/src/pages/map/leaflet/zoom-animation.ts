import type { LatLngExpression, Map as LeafletMap, Point, ZoomAnimEvent } from 'leaflet';

/** The class of what glides to where it will be while a zoom is animated; the map's style has it. */
export const glides = 'leaflet-zoom-animated';

/** Where a place will be once an animated zoom is over, in pixels of the layers as they lie until then. */
export function placeAfterZoom(map: LeafletMap, place: LatLngExpression, { center, zoom }: ZoomAnimEvent): Point {
  const corner = map.project(center, zoom).subtract(map.getSize().divideBy(2));
  const origin = corner.add(map.layerPointToContainerPoint([0, 0])).round();
  return map.project(place, zoom).subtract(origin);
}
