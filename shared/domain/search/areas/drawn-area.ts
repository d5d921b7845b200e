import type { Coordinates } from '../../model/entities';

/** The corners of an area drawn on the map, in order; the last is connected to the first. */
export type DrawnArea = readonly Coordinates[];

/** The number of corners of an area: fewer enclose nothing, more make an address too long. */
export const cornerLimits = { least: 3, most: 40 } as const;

/** Corners are rounded to about a metre. */
const unitsPerDegree = 100_000;
/** The highest latitude of a map, in degrees. */
const most = { latitude: 85, longitude: 180 } as const;

/** Five bits of a number for each character, the sixth bit means that more follow; all characters may be in an address. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Each number has at most six letters. */
export const longestArea = cornerLimits.most * 2 * 6;

/** An area in its address format: each corner as its difference from the previous one, which is short. */
export function writeArea(corners: DrawnArea): string {
  let text = '';
  let before = { latitude: 0, longitude: 0 };
  for (const corner of apart(corners.map(toUnits))) {
    text += writeNumber(corner.latitude - before.latitude) + writeNumber(corner.longitude - before.longitude);
    before = corner;
  }
  return text;
}

/** Parses the format of `writeArea`; `null` for any other text, and for an invalid area. */
export function parseArea(text: string | null): DrawnArea | null {
  if (text === null || text.length > longestArea) return null;
  const numbers = readNumbers(text);
  if (numbers === null || numbers.length % 2 !== 0) return null;
  const corners: Coordinates[] = [];
  let [latitude, longitude] = [0, 0];
  for (let at = 0; at < numbers.length; at += 2) {
    latitude += numbers[at] ?? 0;
    longitude += numbers[at + 1] ?? 0;
    corners.push({ latitude: latitude / unitsPerDegree, longitude: longitude / unitsPerDegree });
  }
  const isCount = corners.length >= cornerLimits.least && corners.length <= cornerLimits.most;
  // An area has one canonical text; any other spelling is refused.
  return isCount && corners.every(isOnMap) && writeArea(corners) === text ? corners : null;
}

/** The bounds of an area. */
export function boundsOfArea(corners: DrawnArea) {
  const latitudes = corners.map(({ latitude }) => latitude);
  const longitudes = corners.map(({ longitude }) => longitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}

const isOnMap = ({ latitude, longitude }: Coordinates) =>
  Math.abs(latitude) <= most.latitude && Math.abs(longitude) <= most.longitude;

function toUnits({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: Math.round(latitude * unitsPerDegree), longitude: Math.round(longitude * unitsPerDegree) };
}

/** Removes corners that coincide after rounding. */
function apart(corners: DrawnArea): DrawnArea {
  return corners.filter(({ latitude, longitude }, at) => {
    const before = corners[at - 1];
    return before === undefined || before.latitude !== latitude || before.longitude !== longitude;
  });
}

function writeNumber(number: number): string {
  // Zigzag encoding: the sign is the last bit, so that small numbers of either sign are short.
  let rest = number < 0 ? -number * 2 - 1 : number * 2;
  let text = '';
  do {
    const bits = rest % 32;
    rest = Math.floor(rest / 32);
    text += letters.charAt(rest > 0 ? bits + 32 : bits);
  } while (rest > 0);
  return text;
}

function readNumbers(text: string): readonly number[] | null {
  const numbers: number[] = [];
  let [number, weight] = [0, 1];
  for (const letter of text) {
    const value = letters.indexOf(letter);
    // A number of degrees never has more than six characters.
    if (value < 0 || weight > 32 ** 5) return null;
    number += (value % 32) * weight;
    weight *= 32;
    if (value >= 32) continue;
    numbers.push(number % 2 === 0 ? number / 2 : -(number + 1) / 2);
    [number, weight] = [0, 1];
  }
  return weight === 1 ? numbers : null;
}
