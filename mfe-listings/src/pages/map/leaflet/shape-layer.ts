import type { LatLng, LatLngTuple, LeafletEventHandlerFn, Map as LeafletMap, Point, ZoomAnimEvent } from 'leaflet';
import { setPosition, setTransform } from 'leaflet/src/dom/DomUtil.js';
import { Layer } from 'leaflet/src/layer/Layer.js';
import { glides, placeAfterZoom } from './zoom-animation';

/** The margin in which shapes are drawn on each side, in window sizes, so that dragging shows them at once. */
const margin = 0.5;
/** The zoom in whose pixels the shapes are written once; the browser scales them for any other. */
const writtenAt = 12;

const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * Lines and areas without interaction, as one SVG. Leaflet's own vectors are interactive and editable, and are rewritten
 * whenever the map moves.
 */
class ShapeLayer extends Layer {
  readonly #map: LeafletMap;
  readonly #svg = document.createElementNS(svgNamespace, 'svg');
  readonly #group = document.createElementNS(svgNamespace, 'g');
  /** The origin of the coordinates, in pixels of the world, so that the numbers stay small. */
  readonly #origin: Point;
  /** The place at the SVG's corner, and the zoom that it is drawn for. */
  #corner: LatLng;
  #zoom: number;

  constructor(map: LeafletMap, pane: string) {
    super();
    this.options = { pane };
    this.#map = map;
    this.#corner = map.getCenter();
    this.#zoom = map.getZoom();
    this.#origin = map.project(this.#corner, writtenAt).round();
    this.#svg.append(this.#group);
    if (map.options.zoomAnimation) this.#svg.classList.add(glides);
  }

  /** Draws lines of places; closed ones as an area whose further lines are holes. */
  draw(lines: readonly (readonly LatLngTuple[])[], { className, isArea }: ShapeLook): void {
    const path = document.createElementNS(svgNamespace, 'path');
    const pixel = (place: LatLngTuple) => {
      const { x, y } = this.#map.project(place, writtenAt).subtract(this.#origin);
      return `${x.toFixed(2)} ${y.toFixed(2)}`;
    };
    const end = isArea ? 'z' : '';
    const attributes = {
      class: className,
      d: lines.map((line) => `M${line.map(pixel).join('L')}${end}`).join(''),
      'fill-rule': 'evenodd',
      'vector-effect': 'non-scaling-stroke',
    };
    for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, value);
    this.#group.append(path);
  }

  override onAdd(): this {
    this.getPane()?.append(this.#svg);
    this.#redraw();
    return this;
  }

  override onRemove(): this {
    this.#svg.remove();
    return this;
  }

  override getEvents(): Record<string, LeafletEventHandlerFn> {
    const redraw = () => this.#redraw();
    const zoom = () => this.#stretch(this.#map.latLngToLayerPoint(this.#corner), this.#map.getZoom());
    const zoomanim = (to: ZoomAnimEvent) => this.#stretch(placeAfterZoom(this.#map, this.#corner, to), to.zoom);
    return { moveend: redraw, viewreset: redraw, zoom, zoomanim: zoomanim as LeafletEventHandlerFn };
  }

  /** Positions the SVG over the window and its margins. */
  #redraw(): void {
    const size = this.#map.getSize();
    const corner = this.#map.containerPointToLayerPoint(size.multiplyBy(-margin)).round();
    const { x: width, y: height } = size.multiplyBy(1 + 2 * margin);
    this.#zoom = this.#map.getZoom();
    this.#corner = this.#map.layerPointToLatLng(corner);
    const scale = this.#map.getZoomScale(this.#zoom, writtenAt);
    const { x, y } = this.#origin.multiplyBy(scale).subtract(this.#map.getPixelOrigin()).subtract(corner);
    this.#group.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`);
    this.#svg.setAttribute('width', String(width));
    this.#svg.setAttribute('height', String(height));
    setPosition(this.#svg, corner);
  }

  /** Scales the drawing to another zoom until it is redrawn for that. */
  #stretch(corner: Point, zoom: number): void {
    setTransform(this.#svg, corner, this.#map.getZoomScale(zoom, this.#zoom));
  }
}

export type { ShapeLayer };

export interface ShapeLook {
  readonly className: string;
  readonly isArea: boolean;
}

/** An empty drawing in a pane of the map. */
export function shapeLayer(map: LeafletMap, pane: string): ShapeLayer {
  return new ShapeLayer(map, pane).addTo(map);
}
