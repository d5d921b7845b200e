import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import type { Leaflet } from '../leaflet/live-map';
import drawing from './base-map.geojson';
import styles from './base-map.module.css';

/** East and north in degrees: the other way around than Leaflet has it. */
type Position = readonly [longitude: number, latitude: number];

type Geometry =
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly (readonly Position[])[] };

interface Drawing {
  readonly features: readonly { readonly geometry: Geometry; readonly properties: { readonly kind: string } }[];
}

/** Draws the shipped map beneath everything, without its names, in colours of the tokens. Where it cannot be fetched the water stays. */
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
  for (const { geometry, properties } of data.features) {
    const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
    const className = styles[properties.kind] ?? '';
    shapes.draw(
      lines.map((line) => line.map(place)),
      { className, isArea: geometry.type === 'Polygon' },
    );
  }
}

function place([longitude, latitude]: Position): LatLngTuple {
  return [latitude, longitude];
}
