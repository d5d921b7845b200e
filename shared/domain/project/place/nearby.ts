import { memoised } from '../../format/memoised';
import type { NearbyPlace } from '../../model/entities';
import { cutLine } from '../../record/cut-line';

/** The kinds of landmarks that people want nearby, with the words for each. The names are values of the search. */
const kinds = {
  Metro: /\bmetro\b/i,
  Tram: /\btram\b/i,
  Monorail: /\bmonorail\b/i,
  Beach: /\bbeach(?:es)?\b/i,
  School: /\bschools?\b/i,
  Nursery: /\b(?:nursery|nurseries|kindergarten)\b/i,
  University: /\b(?:university|college)\b/i,
  Hospital: /\b(?:hospitals?|clinics?)\b/i,
  Park: /\bparks?\b/i,
  'Golf course': /\bgolf\b/i,
  Shops: /\b(?:shops?|mall|supermarket|souk|retail)\b/i,
  Airport: /\bairport\b/i,
} as const satisfies Readonly<Record<string, RegExp>>;

export type LandmarkKind = keyof typeof kinds;

const landmarkKinds = Object.keys(kinds) as readonly LandmarkKind[];

/** The limits of "near": minutes by any means of transport, and kilometres. */
export const nearLimits = { minutes: 15, kilometres: 2 } as const;

const distance = /(\d+(?:\.\d+)?)\s*(min|minutes?|mins|km|kilomet\w*|m|met\w*)\b/i;

/** Whether a landmark is near by the text of its distance; without one it is, since the record lists it. */
export function isNear(value: string | null): boolean {
  const [, figure, unit = ''] = distance.exec(value ?? '') ?? [];
  if (figure === undefined) return true;
  const far = Number(figure);
  if (/^min/i.test(unit)) return far <= nearLimits.minutes;
  return (/^k/i.test(unit) ? far : far / 1000) <= nearLimits.kilometres;
}

/** Cached: many projects have the same labels. */
const kindsOf = memoised((label: string) => landmarkKinds.filter((kind) => kinds[kind].test(label)), 5000);

/** The kinds of nearby landmarks, without duplicates. */
export function kindsNear(places: readonly NearbyPlace[]): readonly LandmarkKind[] {
  return [...new Set(places.filter(({ value }) => isNear(value)).flatMap(({ label }) => kindsOf(label)))];
}

/** The most places of a project. */
const mostPlaces = 100;

const number = /^\s*\d{1,3}\s*[.)]\s*/;

/**
 * Parses what is near a project: a numbered list, each item split at its first dash between spaces into a label and a value
 * (section 2, location list). An item without a dash is only a label.
 *
 *     '1. Tram stop - 4 min\r\n2. Beach'  =>  [{ label: 'Tram stop', value: '4 min' }, { label: 'Beach', value: null }]
 */
export function parseNearby(text: string | null): readonly NearbyPlace[] {
  return (text ?? '')
    .split(/[\r\n]+/)
    .flatMap(itemsOf)
    .map(placeOf)
    .filter((place) => place !== null)
    .slice(0, mostPlaces);
}

// Some lists are on one line, with only their numbers between the items.
function itemsOf(line: string): readonly string[] {
  return number.test(line) ? line.split(/\s(?=\d{1,2}[.)]\s)/) : [line];
}

function placeOf(item: string): NearbyPlace | null {
  const written = item.replace(number, '').trim();
  const dash = /\s[-–—]\s/.exec(` ${written} `);
  const label = dash === null ? written : written.slice(0, Math.max(0, dash.index - 1)).trim();
  const value = dash === null ? null : written.slice(dash.index + 2).trim() || null;
  if (label !== '') return { label: cutLine(label), value: value === null ? null : cutLine(value) };
  return value === null ? null : { label: cutLine(value), value: null };
}

/**
 * Writes places as `parseNearby` reads them, each on a line of its own; a place without a label is left out.
 *
 *     [{ label: 'Tram stop', value: '4 min' }, { label: 'Beach', value: null }]  =>  '1. Tram stop - 4 min\r\n2. Beach'
 */
export function writeNearby(places: readonly NearbyPlace[]): string {
  return places
    .filter(({ label }) => label.trim() !== '')
    .map(({ label, value }, index) => {
      const item = value === null ? label : `${label} - ${value}`;
      const line = `${index + 1}. ${item}`;
      // In a numbered line, a number within the label (`Gate 2. North`) would begin another item.
      return itemsOf(line).length === 1 ? line : item;
    })
    .join('\r\n');
}
