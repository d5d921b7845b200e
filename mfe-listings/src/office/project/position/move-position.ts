import type { Coordinates } from '@iwan/shared/domain/model/entities';

/** How far an arrow key moves the marker, in pixels; with Shift, further. */
const step = 4;
const farStep = 40;

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How many pixels a key moves the marker to the right and down; `null` for any other key. */
export function pixelsOf(key: string, isFar: boolean): [number, number] | null {
  const direction = Object.hasOwn(directions, key) ? directions[key] : undefined;
  if (direction === undefined) return null;
  const by = isFar ? farStep : step;
  return [direction[0] * by, direction[1] * by];
}

/** Degrees with five decimals, which is about a metre. A map that was moved around the world counts on. */
export function writtenPosition({ latitude, longitude }: Coordinates) {
  const wrapped = ((((longitude + 180) % 360) + 360) % 360) - 180;
  return { latitude: latitude.toFixed(5), longitude: wrapped.toFixed(5) };
}
