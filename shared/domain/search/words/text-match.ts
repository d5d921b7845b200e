import { memoised } from '../../format/memoised';
import { searchWords } from '../../text/search-words';
import { isTypoOf } from '../../text/typo';

/** The most words of a query. */
const mostWords = 12;

/** Words that are too common in Dubai's property market; they count only where nothing else is typed. */
const fillers = new Set(
  searchWords(
    'a an the in at on of or and to for with by near buy sale rent home homes property properties dubai uae في دبي للبيع',
  ),
);

/** A prepared query text. */
export interface TextMatch {
  /** The words of which each must match, by their bits: as they are typed, and the forms that a word may begin with. */
  readonly wanted: readonly { readonly word: string; readonly forms: readonly string[] }[];
  /** The joined words, to compare with a whole name. */
  readonly whole: string;
  /** A bit for each of the words. */
  readonly all: number;
  /** The bits of the words that these contain, whole or as prefixes; with `typos`, in higher bits, those that nearly match. */
  cover(words: readonly string[]): number;
  /** The same for a list that many projects share: the result is cached. */
  coverShared(words: readonly string[]): number;
}

/** The significant words of a query, or all where none is. */
export function significantWords(text: string): readonly string[] {
  const words = searchWords(text.slice(0, 400));
  const telling = words.filter((word) => !fillers.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, mostWords);
}

/** A word as it is typed and, for a plural, its singular: `villas`, `villa`. */
function formsOf(word: string): readonly string[] {
  return word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? [word, word.slice(0, -1)] : [word];
}

/** The offset of the bits for matches with typos: one number has both. */
const typoShift = 15;

/** Whether all words matched, with typos or without. */
export function isNearly(bits: number, all: number): boolean {
  return ((bits | (bits >> typoShift)) & all) === all;
}

/** Prepares a query: 20,000 projects share most of their words, so each word is compared once. */
export function matchText(text: string): TextMatch {
  if (latest?.text !== text) latest = { text, match: prepare(text) };
  return latest.match;
}

/** Cached, since one request uses it several times: to filter, to count and to sort. */
let latest: { readonly text: string; readonly match: TextMatch } | null = null;

function prepare(text: string): TextMatch {
  const wanted = significantWords(text).map((word) => ({ word, forms: formsOf(word) }));
  const ofWord = new Map<string, number>();

  function compare(word: string): number {
    let bits = 0;
    for (const [index, { word: typed, forms }] of wanted.entries()) {
      if (forms.some((form) => word.startsWith(form))) bits |= 1 << index;
      else if (isTypoOf(typed, word)) bits |= 1 << (index + typoShift);
    }
    ofWord.set(word, bits);
    return bits;
  }

  function cover(words: readonly string[]): number {
    let bits = 0;
    for (const word of words) bits |= ofWord.get(word) ?? compare(word);
    return bits;
  }

  return {
    wanted,
    whole: searchWords(text.slice(0, 400)).join(' '),
    all: 2 ** wanted.length - 1,
    cover,
    coverShared: memoised(cover),
  };
}
