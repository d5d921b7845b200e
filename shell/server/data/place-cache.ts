import { LRUCache } from 'lru-cache';
import { CountedCache } from './counted-cache';

/** The parts of an address that what is made for it can read. */
export interface PlaceWords {
  readonly pathname: string;
  readonly search: string;
}

/** What was read of an address: the whole path or query, or one parameter: `?sent`. */
export type PlaceWord = keyof PlaceWords | `?${string}`;

/** The most sources of which it is remembered what they read. */
const mostSources = 8_000;

/**
 * A cache of what is made from a source and an address. Only the parts of the address that are read count, so that one value
 * serves every address that differs in other parts.
 */
export class PlaceCache<Value extends object> extends CountedCache<Value> {
  /** The parts of the address that anything made from a source has read so far: they are part of the key. */
  readonly #reads = new LRUCache<string, ReadonlySet<PlaceWord>>({ max: mostSources });

  find(source: string, place: PlaceWords): Value | undefined {
    const reads = this.#reads.get(source);
    return reads && this.get(placeKey(source, reads, place));
  }

  keep(source: string, place: PlaceWords, reads: readonly PlaceWord[], value: Value): void {
    // What was made at the same time may have read other parts of the address.
    const all = new Set([...(this.#reads.get(source) ?? []), ...reads]);
    this.#reads.set(source, all);
    this.set(placeKey(source, all, place), value);
  }
}

function placeKey(source: string, reads: ReadonlySet<PlaceWord>, place: PlaceWords): string {
  if (reads.size === 0) return source;
  const query = new URLSearchParams(place.search);
  const read = (word: PlaceWord) =>
    word === 'pathname' || word === 'search' ? place[word] : query.getAll(word.slice(1));
  return `${source} ${JSON.stringify([...reads].sort().map((word) => [word, read(word)]))}`;
}
