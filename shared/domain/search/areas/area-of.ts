import { searchWords } from '../../text/search-words';
import { areaSpellings } from './area-spellings';
import { type Area, areas } from './areas';

const keyOf = (text: string) => searchWords(text).join(' ');

/** An area's name, and how else it is written. */
export function spellingsOf({ name, slug }: Area): readonly string[] {
  return [name, ...(areaSpellings[slug]?.spellings ?? [])];
}

const bySpelling: ReadonlyMap<string, Area> = new Map(
  areas.flatMap((area) => spellingsOf(area).map((spelling) => [keyOf(spelling), area] as const)),
);

/** What may stand behind an area without making it another place. */
const country = /(?: (?:dubai|uae|united arab emirates|دبي))+$/;

/** The texts of locations are few and are read for every project: each is folded once. Hostile ones are not kept. */
const maxEntries = 5_000;
const kept = new Map<string, { readonly area: Area | null; readonly key: string }>();

function read(location: string): { readonly area: Area | null; readonly key: string } {
  const known = kept.get(location);
  if (known) return known;
  const text = keyOf(location);
  const area = bySpelling.get(text) ?? bySpelling.get(text.replace(country, '')) ?? null;
  const answer = { area, key: area?.slug ?? location.trim().toLowerCase() };
  if (kept.size < maxEntries && location.length <= 200) kept.set(location, answer);
  return answer;
}

/** The area of the footer that a location is, however it is written; `null` for any other place. */
export function areaOf(location: string | null): Area | null {
  return location === null ? null : read(location).area;
}

/** The same for all spellings of one area, and for any other place in any case. */
export function locationKey(location: string): string {
  return read(location).key;
}

/**
 * How a location is written everywhere: an area by its name, any other place as it is.
 *
 *     'Jumeirah Village Circle (JVC)'  =>  'Jumeirah Village Circle'
 */
export function locationName(location: string): string {
  return read(location).area?.name ?? location.trim();
}
