import type { MarkerCluster } from '@iwan/shared/domain/map/map-markers';
import { toWorldPoint } from '@iwan/shared/domain/map/mercator';
import type { Coordinates } from '@iwan/shared/domain/model/entities';
import { joinCovered, type MapMarkers, type Markable, pointsOf, withoutOverlaps } from '../clusters/cluster-markers';
import { type Box, markerBox, meet } from '../names/boxes';
import { type PlacedName, placeNames } from '../names/place-names';

export interface MapLayout<Item> extends MapMarkers<Item> {
  readonly names: readonly PlacedName[];
  /** The single markers that have room for a price below. */
  readonly priced: ReadonlySet<Item>;
}

/**
 * The layout of the map at a zoom: no two markers overlap, and no marker, price or name covers a name. Markers are clustered
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
  const prices = placePrices(shown, areas.boxes, zoom);
  const taken = [...areas.standing.map(markerBox), ...areas.boxes, ...prices.values()];
  const others = placeNames(zoom, false, { taken, markers: [] });
  return { ...shown, names: [...areas.names, ...others.names], priced: new Set(prices.keys()) };
}

/** The size of a price below a pin with its padding, in pixels. */
const tag = { width: 64, height: 28 } as const;

/**
 * The single markers that have room for a price at a zoom, each with the area that the price covers: no other marker, no name
 * and no other price.
 */
export function placePrices<Item extends Coordinates>(
  { alone, joined }: { readonly alone: readonly Item[]; readonly joined: readonly Coordinates[] },
  names: readonly Box[],
  zoom: number,
): ReadonlyMap<Item, Box> {
  const taken = [...names, ...[...alone, ...joined].map((place) => markerBox(toWorldPoint(place, zoom)))];
  const prices = new Map<Item, Box>();
  for (const item of alone) {
    const { x, y } = toWorldPoint(item, zoom);
    const top = markerBox({ x, y }).bottom;
    const price = { left: x - tag.width / 2, right: x + tag.width / 2, top, bottom: top + tag.height };
    if (![...taken, ...prices.values()].some((other) => meet(price, other))) prices.set(item, price);
  }
  return prices;
}
