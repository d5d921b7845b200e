import { labelWords, placeWords, wordedLandmarks } from '@iwan/shared/domain/search/words/project-words';
import { matchText } from '@iwan/shared/domain/search/words/text-match';
import { withTypos } from '@iwan/shared/domain/search/words/text-search';
import { searchWords } from '@iwan/shared/domain/text/search-words';
import { LRUCache } from 'lru-cache';
import type { SearchedName } from '../columns/aspects';
import type { ColumnData, ListColumn } from '../columns/column-data';
import type { Dictionary } from '../columns/dictionary';
import { lazily, remembered } from '../columns/remember-by';
import { addAll, allBits, type Bits, bitsOf, both, noBits, without } from './bits';
import type { Postings } from './postings';
import { indexLabels, type LabelWords, Vocabulary } from './vocabulary';

/** The projects that match a text. */
export interface RankedSets {
  /** By rank, the best first, as `textRank` gives it; each project is in one of them. */
  readonly ranks: readonly Bits[];
  readonly all: Bits;
}

/** Labels that are searched, and the projects that have each of them. */
export interface SoughtLabels {
  readonly labels: LabelWords;
  readonly postings: Postings;
}

/** Texts whose results are remembered: a visitor turns pages, and counts are made of the same text. */
const mostRemembered = 12;

/** Words are only added to a dictionary: those of the next state are the same, but for a few. */
const vocabularies = new WeakMap<Dictionary<string>, { readonly size: number; readonly vocabulary: Vocabulary }>();

function vocabularyOf({ words: dictionary, translatedWords }: ColumnData['dictionaries']): Vocabulary {
  const known = vocabularies.get(dictionary);
  if (known?.size === dictionary.values.length) return known.vocabulary;
  const vocabulary = new Vocabulary(dictionary.values.slice(), new Set(translatedWords));
  vocabularies.set(dictionary, { size: dictionary.values.length, vocabulary });
  return vocabulary;
}

/** The words of a name in all languages. */
export const wordsOfNamed = ({ name, others }: SearchedName): readonly string[] =>
  others === undefined ? labelWords(name) : [...labelWords(name), ...labelWords(others)];

/** The names of each label by its id, found by their words in all languages. */
function indexNames(labels: readonly (readonly SearchedName[])[]): LabelWords {
  const all = labels.flat();
  const own = new Set(all.flatMap(({ name }) => labelWords(name)));
  const translated = all.flatMap(({ others = '' }) => labelWords(others)).filter((word) => !own.has(word));
  return indexLabels(
    labels.map((names) => names.flatMap(wordsOfNamed)),
    new Set(translated),
  );
}

export function openTextSets(
  data: ColumnData,
  aspectPostings: (name: 'location' | 'developer' | 'agents' | 'subCategories') => Postings,
  listPostings: (list: ListColumn) => Postings,
) {
  const { dictionaries, words } = data;
  const projects = data.ids.length;
  const known = new LRUCache<string, RankedSets>({ max: mostRemembered });
  const names = () => listPostings(words);
  const { aspects, lists } = dictionaries;
  const sought = (postings: () => Postings, labels: () => LabelWords) =>
    lazily((): SoughtLabels => ({ labels: labels(), postings: postings() }));
  const places = sought(
    () => aspectPostings('location'),
    () => indexLabels(aspects.location.values.map(({ location }) => (location === null ? [] : placeWords(location)))),
  );
  const developers = sought(
    () => aspectPostings('developer'),
    () => indexNames(aspects.developer.values.map(({ developer }) => (developer === null ? [] : [developer]))),
  );
  const agents = sought(
    () => aspectPostings('agents'),
    () => indexNames(aspects.agents.values.map((fields) => fields.agents)),
  );
  const kinds = sought(
    () => aspectPostings('subCategories'),
    () => indexLabels(aspects.subCategories.values.map(({ subCategories }) => subCategories.flatMap(labelWords))),
  );
  const amenities = sought(
    () => listPostings(data.lists.amenities),
    () => indexLabels(lists.amenities.values.map(labelWords)),
  );
  const landmarks = sought(
    () => listPostings(data.lists.landmarks),
    // An area that is nearby is not searched.
    () => indexLabels(lists.landmarks.values.map((label) => wordedLandmarks([label]).flatMap(labelWords))),
  );
  /** The fields after the name, in the order of their weight. */
  const fields = () => [[places()], [developers(), agents()], [kinds(), amenities(), landmarks()]];

  /** The projects with exactly these words as their name. */
  function named(whole: string): Bits {
    const ids = whole === '' ? [] : whole.split(' ').map((word) => dictionaries.words.find(word) ?? -1);
    if (ids.length === 0 || ids.includes(-1)) return noBits(projects);
    const rarest = ids.reduce((one, other) => (names().count(other) < names().count(one) ? other : one));
    const isNamed = (position: number) => {
      const [from, end] = [words.starts[position] ?? 0, words.starts[position + 1] ?? 0];
      const others = from + searchWords(data.names[position] ?? '').length;
      const isAt = (start: number, next: number) =>
        next - start === ids.length && ids.every((id, at) => words.entries[start + at] === id);
      return isAt(from, others) || isAt(others, end);
    };
    return bitsOf(projects, names().members(rarest).filter(isNamed));
  }

  function rank(text: string): RankedSets {
    const match = matchText(text);
    const exact = match.wanted.map(() => noBits(projects));
    const nearly = match.wanted.map(() => noBits(projects));
    const all = (some: readonly Bits[]) => some.reduce<Bits>(both, allBits(projects));
    const add = (into: readonly Bits[], found: readonly Iterable<number>[], postings: Postings) => {
      for (const [word, values] of found.entries()) {
        const bits = into[word];
        if (bits !== undefined) for (const value of values) postings.addTo(bits, value);
      }
    };
    const inName = vocabularyOf(dictionaries).match(match);
    for (const [word, forms] of inName.exact.entries())
      for (const ids of forms) add([exact[word] ?? noBits(0)], [ids], names());
    add(nearly, inName.nearly, names());

    const whole = named(match.whole);
    const exactly: Bits[] = [];
    const roughly: Bits[] = [];
    let seenExactly: Bits = whole;
    let seenRoughly: Bits = noBits(projects);
    const close = () => {
      for (const [word, bits] of nearly.entries()) addAll(bits, exact[word] ?? bits);
      const [found, near] = [all(exact), all(nearly)];
      exactly.push(without(found, seenExactly));
      roughly.push(without(near, seenRoughly));
      seenExactly = union(seenExactly, found);
      seenRoughly = union(seenRoughly, near);
    };
    close();
    for (const field of fields()) {
      for (const { labels, postings } of field) {
        const found = labels.match(match);
        add(exact, found.exact, postings);
        add(nearly, found.nearly, postings);
      }
      close();
    }
    // In the place of rank 5 is none: a match with typos is that much behind the same one without.
    const gap = Array.from({ length: withTypos - exactly.length }, () => noBits(projects));
    const ranks = [whole, ...exactly, ...gap, ...roughly.map((bits) => without(bits, seenExactly))];
    return { ranks, all: union(seenExactly, seenRoughly) };
  }

  const ranked = (text: string) => remembered(known, text, () => rank(text));
  return { ranked, developers, agents, kinds, landmarks };
}

function union(one: Bits, other: Bits): Bits {
  const found = one.slice();
  addAll(found, other);
  return found;
}
