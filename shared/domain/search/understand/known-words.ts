import { significantWords } from '../words/text-match';

/** A text without the words that no project has. */
export interface KnownWords {
  /** `null` if nothing is left. */
  readonly query: string | null;
  readonly unknown: readonly string[];
}

/**
 * Drops the words of a search that no project has, so that they do not empty its page. `countOf` returns the number of projects that
 * match one word alone.
 */
export async function knownWords(query: string, countOf: (word: string) => Promise<number>): Promise<KnownWords> {
  const words = significantWords(query);
  const counts = await Promise.all(words.map(countOf));
  const unknown = words.filter((_, at) => counts[at] === 0);
  if (unknown.length === 0) return { query, unknown };
  return { query: words.filter((word) => !unknown.includes(word)).join(' ') || null, unknown };
}
