/** Leaflet's single modules; its own types declare only the whole package. */
declare module 'leaflet/src/map/Map.js' {
  export { Map, map as createMap } from 'leaflet';
}
declare module 'leaflet/src/map/handler/*';
declare module 'leaflet/src/map/handler/Map.BoxZoom.js' {
  import type { Handler } from 'leaflet';
  export const BoxZoom: typeof Handler;
}
declare module 'leaflet/src/map/handler/Map.ScrollWheelZoom.js' {
  import type { Handler } from 'leaflet';
  export const ScrollWheelZoom: typeof Handler;
}
declare module 'leaflet/src/geo/LatLng.js' {
  export { latLng as toLatLng } from 'leaflet';
}
declare module 'leaflet/src/layer/Layer.js' {
  export { Layer } from 'leaflet';
}
declare module 'leaflet/src/dom/DomUtil.js' {
  import type { Point } from 'leaflet';
  export function getPosition(element: Element): Point;
  export function setPosition(element: Element, point: Point): void;
  export function setTransform(element: Element, offset: Point, scale: number): void;
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { tileLayer } from 'leaflet';
}
