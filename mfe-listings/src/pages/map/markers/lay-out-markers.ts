import type { MarkerCluster } from '@iwan/shared/domain/map/map-markers';
import { joinCovered, type MapMarkers, type Markable, pointsOf, withoutOverlaps } from '../clusters/cluster-markers';
import { markerBox } from '../names/boxes';
import { type PlacedName, placeNames } from '../names/place-names';

export interface MapLayout<Item> extends MapMarkers<Item> {
  readonly names: readonly PlacedName[];
}

/**
 * The layout of the map at a zoom: no two markers overlap, and no marker or name covers a name. Markers are clustered
 * where they would overlap or cover the name of an area; other names are left out where they have no room.
 */
export function layOutMarkers<Item extends Markable>(
  markers: readonly Item[],
  clusters: readonly MarkerCluster[],
  zoom: number,
): MapLayout<Item> {
  const points = pointsOf(markers, clusters, zoom);
  const areas = placeNames(zoom, true, { taken: [], markers: withoutOverlaps(points) });
  const shown = joinCovered(points, areas.standing);
  const taken = [...areas.standing.map(markerBox), ...areas.boxes];
  const others = placeNames(zoom, false, { taken, markers: [] });
  return { ...shown, names: [...areas.names, ...others.names] };
}
