/** A point of the window, in pixels. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The tremble of a finger, in pixels. */
const leastTolerance = 3;

/**
 * Simplifies a line to at most as many points as an area has corners: Ramer-Douglas-Peucker with a tolerance that grows until it is
 * short enough. The first and last points remain.
 */
export function simplifyLine(line: readonly Pixel[], most: number): readonly Pixel[] {
  let simple = line;
  for (let tolerance = leastTolerance; ; tolerance *= 1.5) {
    simple = within(simple, tolerance);
    if (simple.length <= most || simple.length <= 2) return simple;
  }
}

/** Not recursive: a line drawn for a minute has thousands of points. */
function within(line: readonly Pixel[], tolerance: number): readonly Pixel[] {
  const retained = new Set([0, line.length - 1]);
  const open: (readonly [number, number])[] = [[0, line.length - 1]];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const [from, to] = part;
    const farthest = farthestBetween(line, from, to);
    if (farthest === null || farthest.distance <= tolerance) continue;
    retained.add(farthest.at);
    open.push([from, farthest.at], [farthest.at, to]);
  }
  return line.filter((_, at) => retained.has(at));
}

function farthestBetween(line: readonly Pixel[], from: number, to: number) {
  const [start, end] = [line[from], line[to]];
  let farthest: { readonly at: number; readonly distance: number } | null = null;
  if (start === undefined || end === undefined) return null;
  for (let at = from + 1; at < to; at += 1) {
    const point = line[at];
    const distance = point === undefined ? 0 : distanceTo(point, start, end);
    if (farthest === null || distance > farthest.distance) farthest = { at, distance };
  }
  return farthest;
}

/** The distance of a point from the segment between two others. */
export function distanceTo(point: Pixel, start: Pixel, end: Pixel): number {
  const [across, down] = [end.x - start.x, end.y - start.y];
  const length = across ** 2 + down ** 2;
  const along = length === 0 ? 0 : ((point.x - start.x) * across + (point.y - start.y) * down) / length;
  const nearest = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - start.x - nearest * across, point.y - start.y - nearest * down);
}
