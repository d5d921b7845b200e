import type { Coordinates } from '../model/entities';
import { asText, type UntrustedRecord } from '../record/untrusted-record';

/** The field, and the misspellings of it that a backend may send (readings). */
const longitudeKeys = ['longitude', 'longtitude', 'longitute', 'logitude'] as const;

function degrees(value: unknown, most: number): number | null {
  const text = asText(value);
  const number = text === null || !/^[-+]?\d+(\.\d+)?$/.test(text) ? Number.NaN : Number(text);
  return Math.abs(number) <= most ? number : null;
}

/** Where a project stands; `null` when either number is missing or not on the globe (section 2, map). */
export function readCoordinates(record: UntrustedRecord): Coordinates | null {
  const latitude = degrees(record.latitude, 90);
  const longitude = longitudeKeys.map((key) => degrees(record[key], 180)).find((value) => value !== null) ?? null;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
