import type { LayerPlace } from './layer-places';

/** The layers that the map can show beside the projects. */
export const layerNames = ['metro', 'beaches'] as const;

export type LayerName = (typeof layerNames)[number];

export interface MapLayer {
  readonly name: LayerName;
  readonly places: readonly LayerPlace[];
}

/** The layers named in an address, in their order; unknown names are left out. */
export function readLayers(query: URLSearchParams): readonly LayerName[] {
  const requested = query.getAll('layer');
  return layerNames.filter((name) => requested.includes(name));
}

/** The places of some layers, loaded on demand. */
export async function loadLayers(names: readonly LayerName[]): Promise<readonly MapLayer[]> {
  if (names.length === 0) return [];
  const { layerPlaces } = await import('./layer-places');
  return names.map((name) => ({ name, places: layerPlaces[name] }));
}
