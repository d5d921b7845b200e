import { toWorldPoint } from '@iwan/shared/domain/map/mercator';
import type { Coordinates } from '@iwan/shared/domain/model/entities';
import { type Box, markerBox, meet } from '../names/boxes';

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
