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

/** Shorter than this, in pixels, what a finger or a mouse has done is a press at one place. */
const longestPress = 12;

/** What a stroke means: a place that was pressed, or the outline of an area. */
export type Stroke =
  | { readonly kind: 'press'; readonly at: Pixel }
  | { readonly kind: 'outline'; readonly corners: readonly Pixel[] };

/** Tells a press from an outline, and makes an outline as short as an address takes; `null` for a line that is neither. */
export function readStroke(line: readonly Pixel[]): Stroke | null {
  const [first] = line;
  if (first === undefined) return null;
  const extent = Math.max(...line.map(({ x, y }) => Math.hypot(x - first.x, y - first.y)));
  if (extent < longestPress) return { kind: 'press', at: first };
  const corners = simplifyLine(line, cornerLimits.most);
  return corners.length < cornerLimits.least ? null : { kind: 'outline', corners };
}
