import { spellingsOf } from '@iwan/shared/domain/areas/area-of';
import { areaSpellings } from '@iwan/shared/domain/areas/area-spellings';
import { areas } from '@iwan/shared/domain/areas/areas';
import type { ExchangeRates } from '@iwan/shared/domain/money/exchange-rates';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { significantWords } from '@iwan/shared/domain/search/words/text-match';
import { foldText, searchWords } from '@iwan/shared/domain/text/search-words';
import { bedroomsPattern, choicePatterns, configurationsOf } from './understand-choices';
import { understandCompletion } from './understand-completion';
import { inDirhams } from './understand-foreign';
import { phrasesAfterPrice, phrasesBeforePrice, understandPhrases } from './understand-home';
import { understandPrice } from './understand-price';

/** What a visitor has typed, as criteria. */
export interface UnderstoodText {
  /** The criteria that the text names; all others are left out. */
  readonly choices: Partial<SearchCriteria>;
  /** The rest, which is searched for as free text; `null` if nothing is left. */
  readonly rest: string | null;
}

/** Longer texts are cut off; see `shared/contract-kit/paths/criteria`. */
const longest = 200;

/** Replaces what was understood, so that the words before and after it do not form a new phrase. */
const cut = ' | ';

function phrase(text: string): RegExp {
  const words = searchWords(text).map((word) => `(?:ال)?${word}`);
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}|]+')}\\)?(?![\\p{L}\\p{N}])`, 'u');
}

/** The longest first, so that nothing of `Jumeirah Village Circle (JVC)` is left over. */
const places = areas
  .flatMap((area) => spellingsOf(area).map((spelling) => ({ name: area.name, pattern: phrase(spelling), spelling })))
  .sort((one, other) => other.spelling.length - one.spelling.length);

const shortForms = new Map(
  areas.flatMap(({ name, slug }) =>
    (areaSpellings[slug]?.shortForms ?? []).map((form) => [searchWords(form).join(' '), name] as const),
  ),
);

/**
 * Translates free text into criteria: bedrooms, price, size, property type, amenity, area, view, what is near, completion,
 * payments. Only whole phrases are recognised; the rest stays free text. Each criterion becomes a chip that can be removed.
 * Foreign amounts are converted where `rates`, the rates of the dirham, has their currency.
 *
 *     '2 bed below 2m in JVC with a gym'  =>  2BR, 10,000 to 2,000,000, Gym, Jumeirah Village Circle
 *     'palm gate'  =>  the text `palm gate`
 */
export function understandText(text: string, rates: ExchangeRates | null = null): UnderstoodText {
  const lists = new Map<string, readonly string[]>();
  const add = (list: string, values: readonly string[]) =>
    lists.set(list, [...new Set([...(lists.get(list) ?? []), ...values])]);
  const single: Partial<SearchCriteria>[] = [];
  const addChoices = (choices: Partial<SearchCriteria>) => {
    for (const [name, value] of Object.entries(choices)) {
      if (Array.isArray(value)) add(name, value);
      else single.push({ [name]: value });
    }
  };
  const before = foldText(text.slice(0, longest)).replace(/\s+/g, ' ');
  const { text: dirhams, typed, unread } = inDirhams(before, rates);
  let rest = understandPhrases(dirhams, phrasesBeforePrice, addChoices);

  const price = understandPrice(rest);
  rest = price?.rest ?? rest;
  const completion = understandCompletion(rest);
  rest = completion?.rest ?? rest;
  rest = understandPhrases(rest, phrasesAfterPrice, addChoices);
  let payment: string | null = null;
  for (const { kind, value, pattern } of choicePatterns) {
    if (!pattern.test(rest)) continue;
    if (kind === 'payment') payment = value;
    else add(kind, [value]);
    rest = rest.replace(pattern, cut);
  }
  for (const bedrooms of rest.matchAll(bedroomsPattern)) {
    add('configurations', configurationsOf(bedrooms));
    rest = rest.replace(bedrooms[0], cut);
  }
  for (const { name, pattern } of places) {
    if (!pattern.test(rest)) continue;
    add('locations', [name]);
    rest = rest.replace(pattern, cut);
  }
  const isUnderstood = rest !== dirhams;
  const left = isUnderstood ? [restOf(rest), ...unread].filter(Boolean).join(' ') : text.trim();
  const short = shortForms.get(significantWords(left).join(' '));
  if (short !== undefined && !lists.has('locations')) add('locations', [short]);
  return {
    choices: {
      ...Object.fromEntries(lists),
      ...Object.assign({}, ...single),
      ...(price && { budget: { ...price.meaning, ...(typed && { typed }) } }),
      ...(completion && { completion: completion.meaning }),
      ...(payment !== null && { payment }),
    },
    rest: short !== undefined || left === '' ? null : left,
  };
}

/** Drops connecting words such as `with a`, which are not searched for. */
function restOf(text: string): string {
  const parts = text.split('|').map((part) => significantText(part));
  return parts.filter(Boolean).join(' ').trim();
}

function significantText(part: string): string {
  const words = searchWords(part);
  const telling = new Set(significantWords(`${part} x`));
  return words.filter((word) => telling.has(word)).join(' ');
}
