import type { LayerPlace } from './layer-place';

/** Public beaches of Dubai, each about where it meets the coast of the shipped map. */
export const beaches: readonly LayerPlace[] = [
  { name: 'JBR Beach', latitude: 25.0786, longitude: 55.1296 },
  { name: 'Al Sufouh Beach', latitude: 25.1065, longitude: 55.1587 },
  { name: 'Sunset Beach', latitude: 25.146, longitude: 55.1888 },
  { name: 'Kite Beach', latitude: 25.1656, longitude: 55.1998 },
  { name: 'Jumeirah Public Beach', latitude: 25.209, longitude: 55.2294 },
  { name: 'La Mer', latitude: 25.2326, longitude: 55.2521 },
  { name: 'Al Mamzar Beach', latitude: 25.3155, longitude: 55.3437 },
];
