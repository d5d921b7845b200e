import { rememberInAddress } from '@iwan/shared/router/router';
import { useState } from 'react';
import { type LayerName, layerNames, loadLayers, type MapLayer } from './layers';

/** The layers on show: first those of the address, then those that are checked, which are written into the address. */
export function useLayers(first: readonly MapLayer[]) {
  const [chosen, setChosen] = useState<{ readonly of: readonly MapLayer[]; readonly layers: readonly MapLayer[] }>();
  const layers = chosen?.of === first ? chosen.layers : first;

  async function toggle(name: LayerName): Promise<void> {
    const before = layers.map((layer) => layer.name);
    const names = layerNames.filter((each) => before.includes(each) !== (each === name));
    // If its places cannot be loaded, the map stays as it is.
    const next = await loadLayers(names).catch(() => null);
    if (next === null) return;
    setChosen({ of: first, layers: next });
    rememberInAddress({ layer: names });
  }

  return { layers, toggle };
}
