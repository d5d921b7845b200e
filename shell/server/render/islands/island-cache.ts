import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { CountedCache, type ListedCache } from '../../data/counted-cache';
import { objectNumber } from '../../data/object-number';
import type { PlaceWord, PlaceWords, RenderedIsland } from '../../remote/messages/messages';

/** How long an island is cached in milliseconds, since it may depend on the clock. */
const longestAge = 60_000;
/** The limit of all HTML in bytes. */
const defaultSizeLimit = 4 * 1024 * 1024;
/** The overhead of an entry in bytes. */
const entryCost = 512;

/** Everything that an island is rendered from, except its address. */
export interface IslandSource {
  /** The same object as long as the releases do not change: links depend on the live releases. */
  readonly site: object;
  readonly id: string;
  readonly module: object;
  /** BCP 47. */
  readonly locale: string;
  /** Identifies its data. */
  readonly digest: string;
}

/** The HTML of an island, with a digest of it, and the parts of its address that it was rendered from. */
export interface IslandContent {
  readonly html: string;
  readonly digest: string;
  readonly reads: readonly PlaceWord[];
}

interface Rendered extends IslandContent {
  /** By `performance.now()`. */
  readonly at: number;
}

interface Options {
  /** As for `DocumentCache`: 0 disables the cache. */
  readonly maxAge: number;
  readonly sizeLimit?: number;
}

/**
 * A cache of islands' HTML by what they are rendered from: an island of the same release with the same data gives the same
 * HTML. Only the parts of the address that it reads count, so that one HTML serves every address that differs in other parts.
 */
export class IslandCache implements ListedCache {
  readonly #maxAge: number;
  readonly #rendered: CountedCache<Rendered>;
  /** The parts of the address that any rendering of a source has read so far: they are part of the key. */
  readonly #reads: LRUCache<string, ReadonlySet<PlaceWord>>;

  constructor({ maxAge, sizeLimit = defaultSizeLimit }: Options) {
    this.#maxAge = Math.min(maxAge, longestAge);
    this.#rendered = new CountedCache({
      maxSize: sizeLimit,
      sizeCalculation: ({ html }, key) => entryCost + 2 * (html.length + key.length),
    });
    this.#reads = new LRUCache({ max: Math.ceil(sizeLimit / entryCost) });
  }

  /** The size of the cache in bytes. */
  get bytes(): number {
    return this.#rendered.bytes;
  }

  get state() {
    return this.#rendered.state;
  }

  clear(): void {
    this.#rendered.clear();
  }

  /**
   * The HTML of an island at an address: cached, or from `render`, which reports what of the address was read. Rejects when
   * `render` does.
   */
  async read(source: IslandSource, place: PlaceWords, render: () => Promise<RenderedIsland>): Promise<IslandContent> {
    const key = this.#keyOf(source);
    const known = this.#reads.get(key);
    const cached = known && this.#rendered.get(placeKey(key, known, place));
    const now = performance.now();
    if (cached && now - cached.at < this.#maxAge) return cached;
    const { html, reads: readNow } = await render();
    const digest = createHash('sha1').update(html).digest('base64url');
    const rendered: Rendered = { html, digest, reads: readNow, at: now };
    if (this.#maxAge > 0) {
      // Concurrent renderings may have read other parts of the address.
      const reads = new Set([...(this.#reads.get(key) ?? []), ...readNow]);
      this.#reads.set(key, reads);
      this.#rendered.set(placeKey(key, reads, place), rendered);
    }
    return rendered;
  }

  #keyOf({ site, id, module, locale, digest }: IslandSource): string {
    return `${objectNumber(site)} ${objectNumber(module)} ${id} ${locale} ${digest}`;
  }
}

function placeKey(key: string, reads: ReadonlySet<PlaceWord>, place: PlaceWords): string {
  if (reads.size === 0) return key;
  const query = new URLSearchParams(place.search);
  const read = (word: PlaceWord) =>
    word === 'pathname' || word === 'search' ? place[word] : query.getAll(word.slice(1));
  return `${key} ${JSON.stringify([...reads].sort().map((word) => [word, read(word)]))}`;
}
