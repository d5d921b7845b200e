import type { Map as LeafletMap } from 'leaflet';

/** The library as it comes when the page stands. */
export type Leaflet = typeof import('leaflet');

/** A map that can be moved, and what it was made with. */
export interface LiveMap {
  readonly leaflet: Leaflet;
  readonly map: LeafletMap;
}
