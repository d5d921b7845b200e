import type { TextMatch } from '@iwan/shared/domain/search/words/text-match';
import { consonantsOf, fewestConsonants, isArabic } from '@iwan/shared/domain/text/consonants';
import { allowedTypos, isTypoOf } from '@iwan/shared/domain/text/typo';
import { firstWhere } from '../columns/first-where';
import { countOf } from './bits';
import { Postings } from './postings';

/** Labels that many projects share, such as areas and developers, found by their words. */
export type LabelWords = ReturnType<typeof indexLabels>;

/** `wordsOf`: the words of each label by its id; `translated`: those that are in translations only. */
export function indexLabels(wordsOf: readonly (readonly string[])[], translated: ReadonlySet<string> = new Set()) {
  const ids = new Map<string, number>();
  const starts = new Uint32Array(wordsOf.length + 1);
  const entries: number[] = [];
  for (const [label, words] of wordsOf.entries()) {
    for (const word of words) {
      const id = ids.get(word) ?? ids.size;
      ids.set(word, id);
      entries.push(id);
    }
    starts[label + 1] = entries.length;
  }
  const vocabulary = new Vocabulary([...ids.keys()], translated);
  const labels = new Postings(Uint32Array.from(entries), starts);
  const labelsOf = (words: Iterable<number>, into: Set<number>) => {
    for (const word of words) for (const label of labels.members(word)) into.add(label);
    return into;
  };
  return {
    /** For each word of a query the ids of the labels with a word that matches, and of those with one that nearly does. */
    match(text: TextMatch) {
      const { exact, nearly } = vocabulary.match(text);
      return {
        exact: exact.map((forms) => forms.reduce((found, words) => labelsOf(words, found), new Set<number>())),
        nearly: nearly.map((words) => labelsOf(words, new Set())),
      };
    },
  };
}

const hasDigit = /\d/;

/** A bit for each letter of a word; some letters share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Distinct words by id, found by their beginnings and with typos without comparing all of them. */
export class Vocabulary {
  readonly #words: readonly string[];
  readonly #translated: ReadonlySet<string>;
  /** The ids of the words in the order of their characters. */
  readonly #sorted: Uint32Array;
  /** The ids of the words without digits, since a word with a digit has no typos; and their letters. */
  readonly #lettered: Uint32Array;
  readonly #letters: Int32Array;

  /** The words of Latin (`true`) and of Arabic script by their consonants, made when they are first needed. */
  readonly #bySound = new Map<boolean, Map<string, number[]>>();

  /** `translated`: the words that are not compared by their sound. */
  constructor(words: readonly string[], translated: ReadonlySet<string> = new Set()) {
    this.#words = words;
    this.#translated = translated;
    const ids = Uint32Array.from(words, (_, id) => id);
    this.#lettered = ids.filter((id) => !hasDigit.test(words[id] ?? ''));
    this.#letters = Int32Array.from(this.#lettered, (id) => lettersOf(words[id] ?? ''));
    this.#sorted = ids.sort((one, other) => ((words[one] ?? '') < (words[other] ?? '') ? -1 : 1));
  }

  /** For each word of a query the ids of the words that begin with one of its forms, and of those that nearly do. */
  match({ wanted }: TextMatch) {
    return {
      exact: wanted.map(({ forms }) => forms.map((form) => this.#beginningWith(form))),
      nearly: wanted.map(({ word }) => this.#nearly(word)),
    };
  }

  #beginningWith(form: string): Uint32Array {
    const wordAt = (place: number) => this.#words[this.#sorted[place] ?? 0] ?? '';
    const from = firstWhere(this.#sorted.length, (place) => wordAt(place) >= form);
    const isBeyond = (place: number) => wordAt(place) > form && !wordAt(place).startsWith(form);
    return this.#sorted.subarray(from, firstWhere(this.#sorted.length, isBeyond));
  }

  /** The words of the other script that sound like a typed one. */
  #soundingLike(typed: string): number[] {
    const isLatin = isArabic(typed);
    let ids = this.#bySound.get(isLatin);
    if (ids === undefined) {
      ids = new Map();
      for (const [id, word] of this.#words.entries()) {
        if (isArabic(word) === isLatin || this.#translated.has(word)) continue;
        const sound = consonantsOf(word);
        if (sound.length >= fewestConsonants) ids.set(sound, [...(ids.get(sound) ?? []), id]);
      }
      this.#bySound.set(isLatin, ids);
    }
    return [...(ids.get(consonantsOf(typed)) ?? [])];
  }

  #nearly(typed: string): readonly number[] {
    const found = this.#soundingLike(typed);
    const most = allowedTypos(typed.length);
    if (most === 0 || hasDigit.test(typed)) return found;
    const letters = lettersOf(typed);
    for (let at = 0; at < this.#lettered.length; at += 1) {
      // Each typo takes at most one letter of the typed word away.
      const missing = letters & ~(this.#letters[at] ?? 0);
      if (missing !== 0 && countOf(missing) > most) continue;
      const id = this.#lettered[at] ?? 0;
      const word = this.#words[id] ?? '';
      if (isArabic(word) === isArabic(typed) && isTypoOf(typed, word)) found.push(id);
    }
    return found;
  }
}
