import type { Coordinates } from '../model/entities';
import { asText, type UntrustedRecord } from '../record/untrusted-record';

/** The field, and its misspellings in backends (readings). */
const longitudeKeys = ['longitude', 'longtitude', 'longitute', 'logitude'] as const;

function degrees(value: unknown, most: number): number | null {
  const text = asText(value);
  const number = text === null || !/^[-+]?\d+(\.\d+)?$/.test(text) ? Number.NaN : Number(text);
  return Math.abs(number) <= most ? number : null;
}

/** The coordinates of a project; `null` when either number is missing or invalid (section 2, map). */
export function readCoordinates(record: UntrustedRecord): Coordinates | null {
  const latitude = degrees(record.latitude, 90);
  const longitude = longitudeKeys.map((key) => degrees(record[key], 180)).find((value) => value !== null) ?? null;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
