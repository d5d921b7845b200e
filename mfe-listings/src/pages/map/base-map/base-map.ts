import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import type { Leaflet } from '../leaflet/live-map';
import drawing from './base-map.geojson';
import styles from './base-map.module.css';

/** Longitude before latitude: the opposite order of Leaflet's. */
type Position = readonly [longitude: number, latitude: number];

type Geometry =
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly (readonly Position[])[] };

interface Drawing {
  readonly features: readonly { readonly geometry: Geometry; readonly properties: { readonly kind: string } }[];
}

/**
 * Draws the base map that is shipped with the site, without names, in the colours of the tokens. If it cannot be fetched, only
 * the colour of the water is shown.
 */
export async function drawBaseMap(leaflet: Leaflet, map: LeafletMap): Promise<void> {
  let data: Drawing;
  try {
    const response = await fetch(drawing);
    if (!response.ok) return;
    data = (await response.json()) as Drawing;
  } catch {
    return;
  }
  // The page may have been left meanwhile.
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
