import fc from 'fast-check';
import { writeArea } from '../../domain/search/areas/drawn-area';
import { wholeBudget } from '../../domain/search/budget/budget';
import {
  criterionNames,
  noCriteria,
  type SearchCriteria,
  type SearchCriterion,
} from '../../domain/search/criteria/search-criteria';
import { afterHandover, firstHome } from '../../domain/search/criteria/table';

type TextArbitrary = fc.Arbitrary<string>;

const corners = [
  { latitude: 25.06, longitude: 55.12 },
  { latitude: 25.06, longitude: 55.16 },
  { latitude: 25.1, longitude: 55.14 },
];
const year = fc.integer({ min: 2024, max: 2032 });
const dirhams = fc.nat(50_000_000);
const feet = fc.integer({ min: 1, max: 12_000 });

const range = <Value>(one: fc.Arbitrary<Value>, make: (from: Value, to: Value) => { from: Value; to: Value }) =>
  fc.tuple(one, one).map(([first, second]) => (second < first ? make(second, first) : make(first, second)));

/** Arbitrary values of the criteria that are not lists, with `word` for texts. */
function singles(word: TextArbitrary) {
  return {
    developer: word,
    budget: fc.oneof(
      fc.constant(wholeBudget),
      range(dirhams, (from, to) => ({ from, to })),
    ),
    query: word,
    handover: fc.oneof(fc.constant('ready'), year.map(String)),
    completion: fc.oneof(
      range(year, (from, to) => ({ from, to })),
      year.map((from) => ({ from, to: null })),
      year.map((to) => ({ from: null, to })),
    ),
    payment: fc.constant(afterHandover),
    size: fc.oneof(
      range(feet, (from, to) => ({ from, to })),
      feet.map((from) => ({ from, to: null })),
      feet.map((to) => ({ from: null, to })),
    ),
    baths: fc.integer({ min: 1, max: 9 }).map(String),
    floors: fc.integer({ min: 1, max: 60 }).map(String),
    parking: fc.integer({ min: 1, max: 9 }).map(String),
    charge: fc.constantFrom('1', '14.5', '17.25', '500'),
    built: fc.integer({ min: 1, max: 100 }).map(String),
    down: fc.constantFrom('5', '10', '12.5', '40'),
    yearsAfter: fc.constantFrom('1', '2.5', '3'),
    netYield: fc.constantFrom('4', '5.5', '7'),
    monthlyShare: fc.constantFrom('0.5', '1', '2'),
    monthly: fc.integer({ min: 100, max: 200_000 }).map(String),
    firstHome: fc.constant(firstHome),
    within: fc.constantFrom(writeArea(corners), writeArea(corners.toReversed())),
  } satisfies {
    readonly [Name in SearchCriterion as SearchCriteria[Name] extends readonly string[] ? never : Name]: fc.Arbitrary<
      NonNullable<SearchCriteria[Name]>
    >;
  };
}

/** Arbitrary searches in which any criterion may be unset; lists and texts are made of `word`. */
export function anyCriteria(
  word: TextArbitrary,
  changes: Partial<ReturnType<typeof singles>> = {},
): fc.Arbitrary<SearchCriteria> {
  const single = new Map<string, fc.Arbitrary<unknown>>(Object.entries({ ...singles(word), ...changes }));
  const list = fc.uniqueArray(word, { maxLength: 4, selector: (text) => text.toLowerCase() });
  const entry = fc.tuple(fc.constantFrom('amenity', 'cat', 'kind', 'location', 'near'), word);
  const entries = fc.uniqueArray(
    entry.map((parts) => parts.join(':')),
    { maxLength: 2, selector: (text) => text.toLowerCase() },
  );
  const values = criterionNames.map((name) => {
    if (name === 'allOf' || name === 'noneOf') return [name, entries] as const;
    if (Array.isArray(noCriteria[name])) return [name, list] as const;
    const one = single.get(name);
    if (one === undefined) throw new Error(`Nothing is known to ask of ${name}`);
    return [name, fc.option(one)] as const;
  });
  return fc.record(Object.fromEntries(values)) as unknown as fc.Arbitrary<SearchCriteria>;
}
