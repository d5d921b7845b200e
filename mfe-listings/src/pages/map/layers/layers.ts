import type { LayerPlace } from './layer-place';

/** What can be shown on the map beside the projects. */
export const layerNames = ['metro', 'beaches'] as const;

export type LayerName = (typeof layerNames)[number];

export interface MapLayer {
  readonly name: LayerName;
  readonly places: readonly LayerPlace[];
}

/** The layers that an address asks for, in their order; what is none is left out. */
export function readLayers(query: URLSearchParams): readonly LayerName[] {
  const asked = query.getAll('layer');
  return layerNames.filter((name) => asked.includes(name));
}

/** The places of some layers, which come when they are asked for. */
export async function loadLayers(names: readonly LayerName[]): Promise<readonly MapLayer[]> {
  return Promise.all(names.map(async (name) => ({ name, places: await loaders[name]() })));
}

const loaders: Readonly<Record<LayerName, () => Promise<readonly LayerPlace[]>>> = {
  metro: async () => (await import('./metro-stations')).metroStations,
  beaches: async () => (await import('./beaches')).beaches,
};
