import type { SearchCriteria } from '../criteria/search-criteria';
import { significantWords } from '../words/text-match';
import { understandCriteria } from './understand-criteria';
import type { UnderstandOptions } from './understand-text';

/** Criteria without the words that no project has. */
export interface KnownCriteria {
  readonly criteria: SearchCriteria;
  /** The words that were dropped. */
  readonly unknown: readonly string[];
}

/**
 * Drops the words of a search that no project has, so that they do not empty its page, and understands the rest once more: `marina`
 * means the area as soon as it is not beside an unknown word. `countOf` returns the number of projects that match one word alone.
 */
export async function knownCriteria(
  criteria: SearchCriteria,
  countOf: (word: string) => Promise<number>,
  options: UnderstandOptions = {},
): Promise<KnownCriteria> {
  const words = significantWords(criteria.query ?? '');
  const counts = await Promise.all(words.map(countOf));
  const unknown = words.filter((_, at) => counts[at] === 0);
  if (unknown.length === 0) return { criteria, unknown };
  const query = words.filter((word) => !unknown.includes(word)).join(' ') || null;
  return { criteria: (await understandCriteria({ ...criteria, query }, options)).criteria, unknown };
}
