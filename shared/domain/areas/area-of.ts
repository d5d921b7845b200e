import { defaultLanguage, languageOf } from '../format/languages';
import { memoised } from '../format/memoised';
import { searchWords } from '../text/search-words';
import { areaSpellings } from './area-spellings';
import { type Area, areaName, areas } from './areas';

const keyOf = (text: string) => searchWords(text).join(' ');

/** An area's name and its other spellings. */
export function spellingsOf({ name, slug }: Area): readonly string[] {
  return [name, ...(areaSpellings[slug]?.spellings ?? [])];
}

const bySpelling: ReadonlyMap<string, Area> = new Map(
  areas.flatMap((area) => spellingsOf(area).map((spelling) => [keyOf(spelling), area] as const)),
);

/** Suffixes of an area that do not make it another place. */
const country = /(?: (?:dubai|uae|united arab emirates|دبي))+$/;

/** A bounded cache: there are few different locations, and each is folded once for many projects. */
const maxEntries = 5_000;

const read = memoised((location: string) => {
  const text = keyOf(location);
  const area = bySpelling.get(text) ?? bySpelling.get(text.replace(country, '')) ?? null;
  return { area, key: area?.slug ?? location.trim().toLowerCase() };
}, maxEntries);

/** The area of a location in any spelling; `null` for any other place. */
export function areaOf(location: string | null): Area | null {
  return location === null ? null : read(location).area;
}

/** Whether the rules of Dubai apply to a location: to any that is not known to be elsewhere. */
export const isInDubai = (location: string | null): boolean => areaOf(location)?.emirate === undefined;

/** The same key for all spellings of one area, and for any other place ignoring case. */
export function locationKey(location: string): string {
  return read(location).key;
}

/**
 * The canonical name of a location: the area's name, or the place as it is.
 *
 *     'Jumeirah Village Circle (JVC)'  =>  'Jumeirah Village Circle'
 */
export function locationName(location: string): string {
  return read(location).area?.name ?? location.trim();
}

/** A location in the language of a page: the area's name, or the place as it is. In the language of the records as it is given. */
export function locationIn(location: string, locale: string): string {
  const area = languageOf(locale).code === defaultLanguage.code ? null : read(location).area;
  return area === null ? location : areaName(area, locale);
}
