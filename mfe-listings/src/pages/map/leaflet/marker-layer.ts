import type { LatLngExpression, LeafletEventHandlerFn, Map as LeafletMap, Point, ZoomAnimEvent } from 'leaflet';
import { setPosition } from 'leaflet/src/dom/DomUtil.js';
import { Layer } from 'leaflet/src/layer/Layer.js';
import { glides, placeAfterZoom } from './zoom-animation';

/**
 * A Leaflet layer that positions an element on the map and moves it along. Leaflet's own marker is an image with a shadow that
 * can be pressed and dragged; here the content of the element is interactive itself.
 */
class MapMarker extends Layer {
  readonly #element: HTMLElement;
  readonly #place: LatLngExpression;
  #depth = 0;
  #map: LeafletMap | null = null;

  constructor(place: LatLngExpression, element: HTMLElement) {
    super();
    this.options = { pane: 'markerPane' };
    this.#place = place;
    this.#element = element;
    element.classList.add('leaflet-marker-icon');
  }

  /** A marker further south is above the others; `depth`, in pixels, raises it further. */
  setDepth(depth: number): void {
    this.#depth = depth;
    this.#stand();
  }

  override onAdd(map: LeafletMap): this {
    this.#map = map;
    this.getPane()?.append(this.#element);
    if (map.options.zoomAnimation) this.#element.classList.add(glides);
    this.#stand();
    return this;
  }

  override onRemove(): this {
    this.#map = null;
    this.#element.remove();
    return this;
  }

  override getEvents(): Record<string, LeafletEventHandlerFn> {
    const stand = () => this.#stand();
    const zoomanim = (to: ZoomAnimEvent) => this.#goAlong(to);
    return { zoom: stand, viewreset: stand, zoomanim: zoomanim as LeafletEventHandlerFn };
  }

  #stand(): void {
    if (this.#map !== null) this.#standAt(this.#map.latLngToLayerPoint(this.#place));
  }

  #goAlong(to: ZoomAnimEvent): void {
    if (this.#map !== null) this.#standAt(placeAfterZoom(this.#map, this.#place, to));
  }

  #standAt(place: Point): void {
    const point = place.round();
    setPosition(this.#element, point);
    this.#element.style.zIndex = String(point.y + this.#depth);
  }
}

export type { MapMarker };

/** A marker whose upper left corner is at a place. */
export function marker(place: LatLngExpression, element: HTMLElement): MapMarker {
  return new MapMarker(place, element);
}
