import type { Map as LeafletMap } from 'leaflet';

/** The parts of Leaflet that are loaded once the page is hydrated. */
export type Leaflet = typeof import('./parts');

/** A live map, and the modules that it was made with. */
export interface LiveMap {
  readonly leaflet: Leaflet;
  readonly map: LeafletMap;
}
