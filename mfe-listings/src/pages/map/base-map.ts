import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import drawing from './base-map.geojson';
import styles from './base-map.module.css';
import type { Leaflet } from './leaflet/live-map';
import type { Sign } from './leaflet/sign-layer';

/** East and north in degrees: the other way around than Leaflet has it. */
type Position = readonly [longitude: number, latitude: number];

type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly (readonly Position[])[] };

interface Drawing {
  readonly features: readonly {
    readonly geometry: Geometry;
    readonly properties: {
      readonly kind: string;
      /** Of a label: its words, and how near one must be to read them. */
      readonly name?: string;
      readonly rank?: number;
    };
  }[];
}

/** From which zoom a label of each rank is read. */
const readFrom = [0, 11, 11, 12, 14] as const;

/** Draws the shipped map beneath everything, in colours of the tokens. Where it cannot be fetched the water stays. */
export async function drawBaseMap(leaflet: Leaflet, map: LeafletMap): Promise<void> {
  let data: Drawing;
  try {
    const answer = await fetch(drawing);
    if (!answer.ok) return;
    data = (await answer.json()) as Drawing;
  } catch {
    return;
  }
  // The page may have gone meanwhile.
  if (map.getPane('mapPane') === undefined) return;
  map.createPane('base').style.zIndex = '150';
  const shapes = leaflet.shapeLayer(map, 'base');
  const labels: { readonly sign: Sign; readonly readFrom: number }[] = [];
  for (const { geometry, properties } of data.features) {
    if (geometry.type === 'Point') {
      const { name = '', rank = 0 } = properties;
      const sign = label(leaflet, place(geometry.coordinates), name, rank);
      labels.push({ sign, readFrom: readFrom[rank] ?? 0 });
      continue;
    }
    const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
    const className = styles[properties.kind] ?? '';
    shapes.draw(
      lines.map((line) => line.map(place)),
      { className, isArea: geometry.type === 'Polygon' },
    );
  }
  const showReadable = () => {
    for (const { sign, readFrom } of labels) {
      if (map.getZoom() >= readFrom) sign.addTo(map);
      else sign.remove();
    }
  };
  map.on('zoomend', showReadable);
  showReadable();
}

function place([longitude, latitude]: Position): LatLngTuple {
  return [latitude, longitude];
}

function label(leaflet: Leaflet, at: LatLngTuple, name: string, rank: number): Sign {
  const words = document.createElement('span');
  words.textContent = name;
  const host = document.createElement('div');
  host.className = `${styles.label} ${styles[`rank${rank}`]}`;
  host.append(words);
  return leaflet.sign(at, host, { pane: 'base' });
}
