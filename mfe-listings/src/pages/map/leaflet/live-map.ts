import type { Map as LeafletMap } from 'leaflet';

/** What of the library comes when the page stands. */
export type Leaflet = typeof import('./parts');

/** A map that can be moved, and what it was made with. */
export interface LiveMap {
  readonly leaflet: Leaflet;
  readonly map: LeafletMap;
}
