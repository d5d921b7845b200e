import { cornerLimits, writeArea } from '@iwan/shared/domain/search/areas/drawn-area';
import type { LiveMap } from '../leaflet/live-map';
import { type Pixel, simplifyLine } from './simplify-line';

/** The corners of an area drawn over the map, as an address has it; `null` where they enclose nothing. */
export function areaOfPixels({ map }: LiveMap, corners: readonly Pixel[]): string | null {
  if (corners.length < cornerLimits.least) return null;
  return writeArea(
    corners.map(({ x, y }) => {
      const { lat: latitude, lng: longitude } = map.containerPointToLatLng([x, y]);
      return { latitude, longitude };
    }),
  );
}

/** A shorter stroke is a press at one place; in pixels. */
const longestPress = 12;

/** What a stroke means: a press at a place, or the outline of an area. */
export type Stroke =
  | { readonly kind: 'press'; readonly at: Pixel }
  | { readonly kind: 'outline'; readonly corners: readonly Pixel[] };

/**
 * Distinguishes a press from an outline, and simplifies an outline to what an address takes; `null` for a line that is neither.
 */
export function readStroke(line: readonly Pixel[]): Stroke | null {
  const [first] = line;
  if (first === undefined) return null;
  const extent = Math.max(...line.map(({ x, y }) => Math.hypot(x - first.x, y - first.y)));
  if (extent < longestPress) return { kind: 'press', at: first };
  const corners = simplifyLine(line, cornerLimits.most);
  return corners.length < cornerLimits.least ? null : { kind: 'outline', corners };
}
