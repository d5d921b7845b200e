import type { Coordinates } from '@iwan/shared/contracts/entities';
import { signSize } from '@iwan/shared/domain/map/map-markers';
import { toWorldPoint } from '@iwan/shared/domain/map/mercator';

/** A price beneath a pin, and the air around it, in pixels. */
const tag = { width: 64, height: 28 } as const;

/**
 * Of the signs that stand alone on the map at a zoom, those beneath which a price has room: it lies on no other sign. No
 * two prices meet where no two signs do.
 */
export function roomForPrices<Item extends Coordinates>(
  alone: readonly Item[],
  gathered: readonly Coordinates[],
  zoom: number,
): ReadonlySet<Item> {
  const points = [...alone, ...gathered].map((sign) => toWorldPoint(sign, zoom));
  const reach = (signSize + tag.width) / 2;
  return new Set(
    alone.filter((_, at) => {
      const own = points[at];
      return points.every((other, index) => {
        if (own === undefined || index === at) return true;
        // A sign stands on its place, the price hangs beneath it.
        const beneath = other.y - own.y;
        return Math.abs(other.x - own.x) >= reach || beneath <= 0 || beneath >= signSize + tag.height;
      });
    }),
  );
}
