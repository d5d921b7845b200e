import type { TextMatch } from '@iwan/shared/domain/search/words/text-match';
import { allowedTypos, isTypoOf } from '@iwan/shared/domain/text/typo';

/** The words that match each word of a query, by the number of the query's word. */
export interface MatchedWords {
  /** The ids of those that begin with it. */
  readonly exact: readonly (readonly Uint32Array[])[];
  /** The ids of those that nearly do. */
  readonly nearly: readonly (readonly number[])[];
}

const hasDigit = /\d/;

/** A bit for each letter of a word; some letters share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Distinct words by id, found by their beginnings and with typos without comparing all of them. */
export class Vocabulary {
  readonly #words: readonly string[];
  /** The ids of the words in the order of their characters. */
  readonly #sorted: Uint32Array;
  /** The ids of the words without digits, since a word with a digit has no typos; and their letters. */
  readonly #lettered: Uint32Array;
  readonly #letters: Int32Array;

  constructor(words: readonly string[]) {
    this.#words = words;
    const ids = Uint32Array.from(words, (_, id) => id);
    this.#lettered = ids.filter((id) => !hasDigit.test(words[id] ?? ''));
    this.#letters = Int32Array.from(this.#lettered, (id) => lettersOf(words[id] ?? ''));
    this.#sorted = ids.sort((one, other) => ((words[one] ?? '') < (words[other] ?? '') ? -1 : 1));
  }

  match({ wanted }: TextMatch): MatchedWords {
    return {
      exact: wanted.map(({ forms }) => forms.map((form) => this.#beginningWith(form))),
      nearly: wanted.map(({ word }) => this.#nearly(word)),
    };
  }

  #beginningWith(form: string): Uint32Array {
    const from = this.#firstWhere((word) => word >= form);
    return this.#sorted.subarray(
      from,
      this.#firstWhere((word) => word > form && !word.startsWith(form)),
    );
  }

  /** The place of the first word for which something holds, which then holds for all after it. */
  #firstWhere(holds: (word: string) => boolean): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (holds(this.#words[this.#sorted[middle] ?? 0] ?? '')) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #nearly(typed: string): readonly number[] {
    const most = allowedTypos(typed.length);
    if (most === 0 || hasDigit.test(typed)) return [];
    const letters = lettersOf(typed);
    const found: number[] = [];
    for (let at = 0; at < this.#lettered.length; at += 1) {
      // Each typo takes at most one letter of the typed word away.
      const missing = letters & ~(this.#letters[at] ?? 0);
      if (missing !== 0 && countOf(missing) > most) continue;
      const id = this.#lettered[at] ?? 0;
      if (isTypoOf(typed, this.#words[id] ?? '')) found.push(id);
    }
    return found;
  }
}
