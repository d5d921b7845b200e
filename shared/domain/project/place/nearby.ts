import type { NearbyPlace } from '../../model/entities';
import { cutLine } from '../../record/cut-line';

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
