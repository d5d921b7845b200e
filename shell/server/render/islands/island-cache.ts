import { createHash } from 'node:crypto';
import { objectNumber } from '../../data/counted-cache';
import { PlaceCache, type PlaceWord, type PlaceWords } from '../../data/place-cache';
import type { RenderedIsland } from '../../remote/messages/messages';

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

interface Options {
  /** As for `DocumentCache`: 0 disables the cache. */
  readonly maxAge: number;
  readonly sizeLimit?: number;
}

/**
 * A cache of islands' HTML by what they are rendered from: an island of the same release with the same data gives the same
 * HTML.
 */
export class IslandCache extends PlaceCache<IslandContent> {
  constructor({ maxAge, sizeLimit = defaultSizeLimit }: Options) {
    super({
      maxSize: sizeLimit,
      maxAge: Math.min(maxAge, longestAge),
      sizeCalculation: ({ html }, key) => entryCost + 2 * (html.length + key.length),
    });
  }

  /**
   * The HTML of an island at an address: cached, or from `render`, which reports what of the address was read. Rejects when
   * `render` does.
   */
  async read(source: IslandSource, place: PlaceWords, render: () => Promise<RenderedIsland>): Promise<IslandContent> {
    const { site, id, module, locale, digest: ofData } = source;
    const key = `${objectNumber(site)} ${objectNumber(module)} ${id} ${locale} ${ofData}`;
    const cached = this.find(key, place);
    if (cached) return cached;
    const { html, reads } = await render();
    const rendered = { html, digest: createHash('sha1').update(html).digest('base64url'), reads };
    this.keep(key, place, reads, rendered);
    return rendered;
  }
}
