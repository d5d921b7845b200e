import type { GeoJsonObject } from 'geojson';
import type { LayerGroup, Map as LeafletMap } from 'leaflet';
import drawing from './base-map.geojson';
import styles from './base-map.module.css';
import type { Leaflet } from './live-map';

interface Properties {
  readonly kind: string;
  /** Of a label: its words, and how near one must be to read them. */
  readonly name?: string;
  readonly rank?: number;
}

/** From which zoom a label of each rank is read. */
const readFrom = [0, 11, 11, 12, 14] as const;

/** Draws the shipped map beneath everything, in colours of the tokens. Where it cannot be fetched the water stays. */
export async function drawBaseMap(leaflet: Leaflet, map: LeafletMap): Promise<void> {
  let data: GeoJsonObject;
  try {
    const answer = await fetch(drawing);
    if (!answer.ok) return;
    data = (await answer.json()) as GeoJsonObject;
  } catch {
    return;
  }
  // The page may have gone meanwhile.
  if (map.getPane('mapPane') === undefined) return;
  map.createPane('base').style.zIndex = '150';
  const renderer = leaflet.svg({ pane: 'base', padding: 0.5 });
  const labels = readFrom.map(() => leaflet.layerGroup());
  leaflet
    .geoJSON<Properties>(data, {
      pane: 'base',
      interactive: false,
      filter: ({ geometry }) => geometry.type !== 'Point',
      style: (feature) => ({
        renderer,
        stroke: true,
        className: styles[feature?.properties.kind ?? ''] ?? '',
        // Leaflet would write its own blue beside the class.
        color: undefined,
        fillColor: undefined,
        fillOpacity: 1,
        fill: feature?.geometry.type === 'Polygon',
      }),
    })
    .addTo(map);
  leaflet.geoJSON<Properties>(data, {
    filter: ({ geometry }) => geometry.type === 'Point',
    pointToLayer: ({ properties: { name = '', rank = 0 } }, place) => {
      const words = document.createElement('span');
      words.textContent = name;
      const icon = leaflet.divIcon({
        className: `${styles.label} ${styles[`rank${rank}`]}`,
        html: words,
        iconSize: [0, 0],
      });
      const label = leaflet.marker(place, { pane: 'base', icon, interactive: false, keyboard: false });
      labels[rank]?.addLayer(label);
      return label;
    },
  });
  const sort = () => showReadable(map, labels);
  map.on('zoomend', sort);
  sort();
}

function showReadable(map: LeafletMap, labels: readonly LayerGroup[]): void {
  for (const [rank, group] of labels.entries()) {
    if (map.getZoom() >= (readFrom[rank] ?? 0)) group.addTo(map);
    else group.remove();
  }
}
