import { LRUCache } from 'lru-cache';

/**
 * Memoises a function with a limit. Records are read again at every write of any of them, and their texts hardly ever change.
 */
export function remembering<Result extends NonNullable<unknown>>(
  make: (text: string) => Result,
  most: number,
): (text: string) => Result {
  const known = new LRUCache<string, Result>({ max: most, memoMethod: make });
  return (text) => known.memo(text);
}
