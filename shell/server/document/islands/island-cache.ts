import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PlaceWord, PlaceWords, RenderedIsland } from '../../remote-messages/messages';

/** How long what was rendered is given again, in milliseconds: for what an island takes from the clock. */
const longestAge = 60_000;
/** All HTML together, in bytes. */
const defaultSizeLimit = 4 * 1024 * 1024;
/** What an entry costs beside its text, in bytes. */
const entryCost = 512;

/** What an island is rendered from, the place apart. */
export interface IslandSource {
  /** The same object for as long as the releases are: links lead where the releases of today have their pages. */
  readonly site: object;
  readonly id: string;
  readonly module: object;
  /** BCP 47. */
  readonly locale: string;
  /** Its data, as JSON. */
  readonly data: string;
}

interface Rendered {
  readonly html: string;
  /** By the clock of `performance`, which nobody sets. */
  readonly at: number;
}

interface Options {
  /** As of `DocumentCache`: 0 keeps nothing. */
  readonly maxAge: number;
  readonly sizeLimit?: number;
}

/**
 * The HTML of islands, by what they are rendered from: an island of the same release with the same data is the same text.
 * Of its address only what it reads counts, so that one HTML serves every address of which it reads nothing.
 */
export class IslandCache {
  readonly #maxAge: number;
  readonly #rendered: LRUCache<string, Rendered>;
  /** What of the place any rendering of a source has read so far. An HTML is found only below all of it. */
  readonly #reads: LRUCache<string, ReadonlySet<PlaceWord>>;
  readonly #numbers = new WeakMap<object, number>();
  #count = 0;

  constructor({ maxAge, sizeLimit = defaultSizeLimit }: Options) {
    this.#maxAge = Math.min(maxAge, longestAge);
    this.#rendered = new LRUCache({
      maxSize: sizeLimit,
      sizeCalculation: ({ html }, key) => entryCost + 2 * (html.length + key.length),
    });
    this.#reads = new LRUCache({ max: Math.ceil(sizeLimit / entryCost) });
  }

  /** Of all that is kept, in bytes. */
  get bytes(): number {
    return this.#rendered.calculatedSize;
  }

  /**
   * The HTML of an island in its place: what was kept, or what `render` gives, which tells what of the place was read.
   * Rejects with what `render` rejects with.
   */
  async read(source: IslandSource, place: PlaceWords, render: () => Promise<RenderedIsland>): Promise<string> {
    const key = this.#keyOf(source);
    const known = this.#reads.get(key);
    const cached = known && this.#rendered.get(placeKey(key, known, place));
    const now = performance.now();
    if (cached && now - cached.at < this.#maxAge) return cached.html;
    const { html, reads: readNow } = await render();
    if (this.#maxAge > 0) {
      // Others may have been rendered meanwhile, and have read more.
      const reads = new Set([...(this.#reads.get(key) ?? []), ...readNow]);
      this.#reads.set(key, reads);
      this.#rendered.set(placeKey(key, reads, place), { html, at: now });
    }
    return html;
  }

  #keyOf({ site, id, module, locale, data }: IslandSource): string {
    const source = `${this.#numberOf(site)} ${this.#numberOf(module)} ${id} ${locale}\n${data}`;
    return createHash('sha256').update(source).digest('base64url');
  }

  #numberOf(object: object): number {
    let number = this.#numbers.get(object);
    if (number === undefined) {
      this.#count += 1;
      number = this.#count;
      this.#numbers.set(object, number);
    }
    return number;
  }
}

function placeKey(key: string, reads: ReadonlySet<PlaceWord>, place: PlaceWords): string {
  return reads.size === 0 ? key : `${key} ${JSON.stringify([...reads].sort().map((word) => [word, place[word]]))}`;
}
