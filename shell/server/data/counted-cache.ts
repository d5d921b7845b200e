import { LRUCache } from 'lru-cache';

/** What the status page shows of a cache. */
export interface CacheState {
  readonly entries: number;
  readonly bytes: number;
  readonly hits: number;
  readonly misses: number;
  /** The age of its oldest entry in milliseconds; `null` for an empty one. */
  readonly oldest: number | null;
}

/** A cache that the status page lists and empties. */
export interface ListedCache {
  readonly state: CacheState;
  clear(): void;
}

/** The caches of this server, in the order in which a request passes them. */
export const cacheNames = ['documents', 'parts', 'loaders', 'responses', 'socialPictures', 'tiles'] as const;
export type CacheName = (typeof cacheNames)[number];
export type Caches = Map<CacheName, ListedCache>;

/** Several caches as one. */
export function joinedCaches(caches: () => readonly ListedCache[]): ListedCache {
  return {
    get state() {
      const states = caches().map(({ state }) => state);
      const sum = (of: (state: CacheState) => number) => states.reduce((total, state) => total + of(state), 0);
      const ages = states.flatMap(({ oldest }) => (oldest === null ? [] : [oldest]));
      return {
        entries: sum(({ entries }) => entries),
        bytes: sum(({ bytes }) => bytes),
        hits: sum(({ hits }) => hits),
        misses: sum(({ misses }) => misses),
        oldest: ages.length === 0 ? null : Math.max(...ages),
      };
    },
    clear() {
      for (const cache of caches()) cache.clear();
    },
  };
}

interface Options<Value> {
  /** The limit of all entries in bytes. */
  readonly maxSize: number;
  readonly sizeCalculation: (value: Value, key: string) => number;
  /** After so many milliseconds an entry counts as missing. */
  readonly maxAge?: number;
}

/** A cache limited in bytes, which evicts the least recently used entries. It counts its reads, and knows how old its entries are. */
export class CountedCache<Value extends object> implements ListedCache {
  readonly #entries: LRUCache<string, { readonly value: Value; readonly since: number }>;
  readonly #maxAge: number;
  #hits = 0;
  #misses = 0;

  constructor({ maxSize, sizeCalculation, maxAge = Number.POSITIVE_INFINITY }: Options<Value>) {
    this.#maxAge = maxAge;
    this.#entries = new LRUCache({ maxSize, sizeCalculation: ({ value }, key) => sizeCalculation(value, key) });
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    const value = entry && performance.now() - entry.since < this.#maxAge ? entry.value : undefined;
    if (value === undefined) this.#misses += 1;
    else this.#hits += 1;
    return value;
  }

  /** Without counting it as a read. */
  peek(key: string): Value | undefined {
    return this.#entries.peek(key)?.value;
  }

  set(key: string, value: Value): void {
    this.#entries.set(key, { value, since: performance.now() });
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  entries(): readonly (readonly [key: string, value: Value])[] {
    return [...this.#entries.entries()].map(([key, { value }]) => [key, value]);
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get state(): CacheState {
    const since = [...this.#entries.values()].map((entry) => entry.since);
    return {
      entries: this.#entries.size,
      bytes: this.bytes,
      hits: this.#hits,
      misses: this.#misses,
      oldest: since.length === 0 ? null : performance.now() - Math.min(...since),
    };
  }

  clear(): void {
    this.#entries.clear();
  }
}

const numbers = new WeakMap<object, number>();
let count = 0;

/** The number of an object, for keys of caches: always the same for one object, and different for any two. */
export function objectNumber(object: object): number {
  let number = numbers.get(object);
  if (number === undefined) {
    count += 1;
    number = count;
    numbers.set(object, number);
  }
  return number;
}
