import { areaName, areas } from '../areas/areas';
import { byLocale } from '../format/by-locale';
import { formatFor } from '../format/format';
import { defaultLanguage, languageOf } from '../format/languages';
import type { Handover } from '../model/entities';
import { splitList } from '../record/split-list';
import { textsOf as knownTextsOf } from './known-texts';
import { textsOf } from './texts';

/** The words of each known value, by the value in lower case. */
const wordsOf = /* @__PURE__ */ byLocale((locale) => {
  const groups = Object.values(knownTextsOf(locale).values) as readonly Readonly<Record<string, string>>[];
  const named = areas.map((area) => [area.name, areaName(area, locale)] as const);
  return new Map([...groups.flatMap(Object.entries), ...named].map(([value, words]) => [value.toLowerCase(), words]));
});

/**
 * A value of a record in the language of a locale: a place, a kind of home, a state, an amenity. In English, and where nothing is
 * known of it, as the record has it.
 *
 *     'Off Plan' => 'على الخارطة', '2BR' => 'غرفتا نوم', 'Jumeirah Village Circle (JVC)' => 'قرية جميرا الدائرية', 'Q4 2028' => 'الربع الرابع 2028'
 */
export function valueWords(value: string, locale: string): string {
  if (process.env.ONLY_LANGUAGE === 'en') return value;
  return languageOf(locale) === defaultLanguage ? value : (known(value.trim(), locale) ?? value);
}

/** Values beside each other: `Apartment, Penthouse`. */
export function valueList(values: readonly string[], locale: string): string {
  return formatFor(locale).list(
    values.map((value) => valueWords(value, locale)),
    'unit',
  );
}

/** The one or two ends of a range, as they are written: `745–2,310`. */
export function rangeWords([from = '', to]: readonly string[], locale: string): string {
  return to === undefined ? from : textsOf(locale).range(from, to);
}

/** A quarter or a year: `Q4 2028`. */
export function handoverText({ year, quarter }: Handover, locale: string): string {
  const { quarters } = textsOf(locale);
  return quarter === null ? String(year) : quarters[quarter as keyof typeof quarters](String(year));
}

function known(value: string, locale: string): string | null {
  return wordsOf(locale).get(value.toLowerCase()) ?? patterned(value, locale) ?? listed(value, locale);
}

/** Values with a number or a time in them. */
function patterned(value: string, locale: string): string | null {
  const texts = knownTextsOf(locale);
  const [, quarter, year] = /^Q([1-4]) (20\d\d)$/.exec(value) ?? [];
  if (quarter !== undefined) return handoverText({ year: Number(year), quarter: Number(quarter) }, locale);
  const [, bedrooms] = /^(\d+)\s?B(?:R|HK)$/i.exec(value) ?? [];
  if (bedrooms !== undefined) return texts.bedrooms(Number(bedrooms));
  const [, percent, start = ''] = /^([\d.]+) ?% a month from ([A-Z][a-z]+ \d{4})$/.exec(value) ?? [];
  if (percent !== undefined) {
    const format = formatFor(locale);
    return texts.monthly(format.percent(Number(percent) / 100, 2), format.month(Date.parse(`1 ${start} UTC`)));
  }
  const [, until] = /^Quarterly until (Q\d \d{4})$/.exec(value) ?? [];
  if (until !== undefined) return texts.quarterly(valueWords(until, locale));
  const [, name, number = ''] = /^(.+) (\d+)$/.exec(value) ?? [];
  const words = name === undefined ? undefined : wordsOf(locale).get(name.toLowerCase());
  return words === undefined ? null : texts.numbered(words, number);
}

/** A place with its short form or the city around it: `Masdar City, Abu Dhabi`. */
function listed(value: string, locale: string): string | null {
  const parts = value.replace(/\s*\([^()]*\)$/, '').split(', ');
  const words = parts.map((part) => wordsOf(locale).get(part.toLowerCase()));
  return words.every((each) => each !== undefined) ? formatFor(locale).list(words, 'unit') : null;
}

/** A list of languages: `Arabic, English`. */
export function languageWords(languages: string, locale: string): string {
  return languageOf(locale) === defaultLanguage ? languages : valueList(splitList(languages), locale);
}
