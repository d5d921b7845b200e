import { readTypedNumber, scaleWords } from '@iwan/shared/domain/money/typed-number';
import type { LandmarkKind } from '@iwan/shared/domain/project/place/nearby';
import type { Field } from '@iwan/shared/domain/records/field';
import { plainFields } from '@iwan/shared/domain/records/project-fields';
import { stepsOf } from '@iwan/shared/domain/records/steps';
import { plainUnitFields } from '@iwan/shared/domain/records/unit-fields';
import { type NumberRange, numberRange } from '@iwan/shared/domain/search/criteria/kinds';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { parseSize, table } from '@iwan/shared/domain/search/criteria/table';
import { readyNow } from '@iwan/shared/domain/search/handover-filter';
import { foldText } from '@iwan/shared/domain/text/search-words';

type HomeChoices = Partial<SearchCriteria>;

/** What a match means; `null` if it means nothing and stays part of the text. */
interface Phrase {
  readonly pattern: RegExp;
  readonly read: (match: readonly string[]) => HomeChoices | null;
}

const start = '(?<![\\p{L}\\p{N}.,])';
const end = '(?![\\p{L}\\p{N}])';
const atMost = 'below|under|less than|up to|upto|max(?:imum)?(?: of)?|at most|no more than|smaller than|within|<=?|≤';
const atLeast = 'above|over|more than|from|min(?:imum)?(?: of)?|at least|larger than|bigger than|>=?|≥';
const figure = '\\d[\\d.,]{0,11}';
const feet = 'sq\\.? ?ft\\.?|sqft|square f(?:oo|ee)t|ft²|ft2|sf';
const metres = 'sq\\.? ?m\\.?|sqm|square met(?:er|re)s?|m²|m2';
const unit = `${feet}|${metres}`;

const phrase = (words: string) => new RegExp(`${start}(?:${words})${end}`, 'u');

const sizeOf = (number: string | undefined, written: string | undefined): number | null =>
  number === undefined ? null : parseSize(`${number} ${/m/.test(written ?? '') ? 'sq m' : 'sq ft'}`);

const sized = (range: NumberRange | null): HomeChoices | null => range && { size: range };

const numberIn = (text: string | undefined, least: number, most: number): string | null => {
  const number = text === undefined ? null : readTypedNumber(text.replace(/ /g, ''));
  return number !== null && number >= least && number <= most ? String(number) : null;
};

/** Views, folded, with the search value where it differs. */
const sights: Readonly<Record<string, string>> = {
  ...{ sea: 'Sea', ocean: 'Sea', marina: 'Marina', park: 'Park', garden: 'Garden', city: 'City', skyline: 'City' },
  ...{ canal: 'Canal', lagoon: 'Lagoon', courtyard: 'Courtyard', community: 'Community', boulevard: 'Boulevard' },
  ...{ street: 'Street', souk: 'Souk', golf: 'Golf', pool: 'Pool', lake: 'Lake', creek: 'Creek', palm: 'Palm' },
  ...{ 'burj khalifa': 'Burj Khalifa', beach: 'Beach' },
};
const sight = Object.keys(sights).join('|');

const landmarks: Readonly<Record<LandmarkKind, string>> = {
  Metro: 'metro(?: stations?)?',
  Tram: 'tram(?: (?:stops?|stations?))?',
  Monorail: 'monorail(?: (?:stops?|stations?))?',
  Beach: 'beach(?:es)?',
  School: 'schools?',
  Nursery: 'nursery|nurseries|kindergarten',
  University: 'university|college',
  Hospital: 'hospitals?|clinics?',
  Park: 'parks?',
  'Golf course': 'golf(?: courses?)?',
  Shops: 'shops|mall|supermarket',
  Airport: 'airport',
};

const near = Object.entries(landmarks).map(
  ([kind, words]): Phrase => ({
    pattern: phrase(
      `(?:near(?:by)?|close to|next to|beside|by|walking distance (?:to|of|from))(?: to)? (?:the |an? )?(?:${words})`,
    ),
    read: () => ({ near: [kind] }),
  }),
);

const split: Phrase = {
  pattern: phrase('(\\d{1,2}) ?/ ?(\\d{1,2})(?: (?:payment )?plans?)?'),
  read: ([, before, from]) =>
    Number(before) + Number(from) === 100 ? { plans: [`${Number(before)}/${Number(from)}`] } : null,
};

/** Matched before the price is read: `under 12,000 sq ft` and `under 20k a month` are not prices. */
export const phrasesBeforePrice: readonly Phrase[] = [
  {
    pattern: phrase(
      `(?:(?:${atMost}) ?)?(?:aed |dhs? )?(${figure} ?(?:${scaleWords})?)(?: ?(?:aed|dhs?|dirhams?))? ?(?:a month|per month|/ ?month|monthly|each month|pm)`,
    ),
    read: ([, amount]) => {
      const monthly = numberIn(amount, 100, 10_000_000);
      return monthly === null ? null : { monthly: String(Math.round(Number(monthly))) };
    },
  },
  {
    pattern: phrase(`(?:between|from)? ?(${figure}) ?(?:${unit})? ?(?:and|to|-|–) ?(${figure}) ?(${unit})`),
    read: ([, from, to, written]) => {
      const [low, high] = [sizeOf(from, written), sizeOf(to, written)];
      return low === null || high === null ? null : sized(numberRange(low, high));
    },
  },
  {
    pattern: new RegExp(`(?:${start}(?:${atMost})) ?(${figure}) ?(${unit})${end}`, 'u'),
    read: ([, to, written]) => sized(numberRange(null, sizeOf(to, written))),
  },
  {
    pattern: phrase(`(?:(?:${atLeast}) ?)?(${figure}) ?(${unit})`),
    read: ([, from, written]) => sized(numberRange(sizeOf(from, written), null)),
  },
  {
    pattern: phrase(`service charges? ?(?:of |is )?(?:(?:${atMost}) ?)?(?:aed |dhs? )?(\\d{1,3}(?:\\.\\d{1,2})?)`),
    read: ([, amount]) => {
      const charge = numberIn(amount, 1, 500);
      return charge === null ? null : { charge };
    },
  },
  {
    pattern: new RegExp(
      `(?:${start}(?:${atLeast}) ?)?${start}(\\d{1,3}) ?(?:%|percent|per cent) (?:built|complete|completed|done|constructed)${end}`,
      'u',
    ),
    read: ([, percent]) => {
      const built = numberIn(percent, 1, 100);
      return built === null ? null : { built };
    },
  },
];

/** The plain fields: `2 baths or more`, `furnished`; the longest first, since `partly furnished` contains another value. */
const plainPhrases = Object.entries<Field>({ ...plainUnitFields, ...plainFields })
  .flatMap(([name, field]): (Phrase & { readonly length: number })[] => {
    if (!Object.hasOwn(table, name)) return [];
    const { noun } = field;
    const counted = {
      pattern: phrase(`(?:at least )?([1-9]\\d{0,2}) ?\\+? ?(?:${noun})(?: or more)?`),
      read: ([, least = '']: readonly string[]) =>
        field.kind === 'whole' && Number(least) <= Math.max(...stepsOf(field)) ? { [name]: least } : null,
    };
    const values = field.kind === 'choice' ? (field.options ?? field.usual ?? []) : [];
    const chosen = values.map((value) => ({ pattern: phrase(foldText(value)), read: () => ({ [name]: [value] }) }));
    return [
      ...(noun === undefined ? [] : [{ ...counted, length: noun.length }]),
      ...chosen.map((each, at) => ({ ...each, length: values[at]?.length ?? 0 })),
    ];
  })
  .sort((one, other) => other.length - one.length);

/** Matched after the price: what is left are words, and numbers that are not money. */
export const phrasesAfterPrice: readonly Phrase[] = [
  {
    pattern: phrase(
      '([1-9])(?: ?\\+ ?(?:br|bhk|bed ?rooms?|beds?)| ?(?:br|bhk|bed ?rooms?|beds?) ?(?:\\+|(?:or|and) (?:more|up|above)))',
    ),
    read: ([, rooms]) => ({ configurations: [`${rooms}BR+`] }),
  },
  ...plainPhrases,
  split,
  {
    pattern: phrase(
      'ready to move(?:[- ]?in)?|move[- ]in ready|ready now|ready(?= (?:homes?|propert(?:y|ies)|apartments?|villas?|flats?))',
    ),
    read: () => ({ handover: readyNow }),
  },
  {
    pattern: phrase(`(${sight}) (?:facing|views?)|views? (?:of|over|on|to) (?:the )?(${sight})`),
    read: ([, before, behind]) => ({ views: [sights[before ?? behind ?? ''] ?? ''].filter(Boolean) }),
  },
  ...near,
];

/** What the phrases in a folded text mean, and the text without them. */
export function understandPhrases(
  text: string,
  phrases: readonly Phrase[],
  add: (choices: HomeChoices) => void,
): string {
  let rest = text;
  for (const { pattern, read } of phrases) {
    // A text may name two views; each iteration removes one.
    for (let found = pattern.exec(rest); found !== null; found = pattern.exec(rest)) {
      const meaning = read([...found]);
      if (meaning === null) break;
      add(meaning);
      rest = rest.replace(found[0], ' | ');
    }
  }
  return rest;
}
