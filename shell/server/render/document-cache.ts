import { type CacheState, CountedCache, type ListedCache, objectNumber } from '../data/counted-cache';
import { inBackground } from '../request/network/request-context';
import { ContentCache } from './content/content-cache';
import type { EncodedContent } from './content/encoded-content';
import type { DocumentResponse } from './render-document';

/** How long a document is fresh, in milliseconds. */
const longestFresh = 1_000;
/** The age in milliseconds up to which it is served stale while it is revalidated. */
const longestStale = 5_000;
/** The limit of all documents with their compressed copies, in bytes. A quarter of it is for the entries by address. */
const defaultSizeLimit = 8 * 1024 * 1024;
/** The overhead of an entry in bytes. */
const entryCost = 1024;
/** Parameters of advertisements and mails, which no page reads; the same as in deploy/varnish/iwan.vcl. */
const tracking = /(?<=[?&])(?:utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid)=[^&]*&?/g;

type Redirect = Exclude<DocumentResponse, { readonly kind: 'document' }>;

/** A response whose HTML is ready to be sent in any encoding. */
export type ServedResponse = (
  | Redirect
  | { readonly kind: 'document'; readonly status: number; readonly content: EncodedContent }
) &
  Shareable;

interface Shareable {
  /** The keys by which a cache in front of the site can purge it; left out where that cache must not store it. */
  readonly keys?: readonly string[];
  /** Whether a part has failed, or it was outdated when it was ready. */
  readonly isProvisional?: true;
}

/** Queues a piece of work, and runs it when its visitor has a turn. */
type InTurn = (work: () => Promise<ServedResponse>) => Promise<ServedResponse>;

interface Cached {
  /** Whether no part of the page has failed. */
  readonly isWhole: boolean;
  readonly answer: (Redirect | { readonly kind: 'document'; readonly status: number; readonly tag: string }) &
    Shareable;
  /** By `performance.now()`. */
  readonly madeAt: number;
}

interface Options {
  /** The largest age of a backend's response that is used without waiting, in milliseconds; 0 makes every document anew. */
  readonly maxAge: number;
  readonly sizeLimit?: number;
}

/**
 * A cache of documents that are the same for everybody, with stale-while-revalidate: fresh for one second after it was made, then
 * served stale until it is five seconds old while a new one is made. Concurrent requests share one computation.
 *
 * The largest age of a page: it is made from responses of the backend, which are fresh for three seconds and revalidated in the
 * background (`data/responses/response-cache.ts`). Under constant load a page shows what the backend sent about five seconds ago: three
 * for the response, one until the page is made again, one for that page. After a pause the first visitors get responses of up
 * to `maxAge`, for five seconds at most.
 *
 * Pages and redirects are cached. One with a failed part is cached too, otherwise a slow or broken part would delay every
 * visitor of its page; it does not replace a complete one that is still valid. A page that failed itself or lacks data of the
 * backend is not cached, nor is a 404: invented addresses must not evict real ones.
 *
 * Addresses that differ only in tracking parameters share a document.
 */
export class DocumentCache implements ListedCache {
  readonly #maxAge: number;
  readonly #documents: CountedCache<Cached>;
  readonly #contents: ContentCache;
  readonly #underWay = new Map<string, Promise<ServedResponse>>();
  /** How many times documents were invalidated: one that was begun before an invalidation may be outdated when it is ready. */
  #forgotten = 0;
  #hits = 0;
  #misses = 0;

  constructor({ maxAge, sizeLimit = defaultSizeLimit }: Options) {
    this.#maxAge = maxAge;
    this.#documents = new CountedCache({
      maxSize: sizeLimit / 4,
      sizeCalculation: ({ answer }, key) =>
        entryCost + 2 * key.length + (answer.kind === 'redirect' ? 2 * answer.to.length : 0),
    });
    this.#contents = new ContentCache((sizeLimit * 3) / 4);
  }

  /** The size of the cache in bytes. */
  get bytes(): number {
    return this.#documents.bytes + this.#contents.bytes;
  }

  get state(): CacheState {
    return { ...this.#documents.state, bytes: this.bytes, hits: this.#hits, misses: this.#misses };
  }

  clear(): void {
    this.forget('all');
  }

  /** The fresh document of an address on a site, if any. */
  fresh(site: object, address: string): ServedResponse | undefined {
    const cached = this.#find(keyOf(site, address));
    if (!cached || !this.#isFresh(cached.madeAt)) return undefined;
    this.#hits += 1;
    return cached.answer;
  }

  /** Removes the documents with any of these keys, or all; those that are being made are not cached. */
  forget(keys: ReadonlySet<string> | 'all'): void {
    this.#forgotten += 1;
    this.#underWay.clear();
    for (const [place, { answer }] of this.#documents.entries()) {
      if (keys === 'all' || answer.keys?.some((key) => keys.has(key))) this.#documents.delete(place);
    }
  }

  /**
   * The document of an address (path and query) on a site. `site` is the same object as long as the releases do not change, so
   * that a new release shows on the next request. Rejects when `make` does, which logs its errors itself: where a stale
   * document is served, no caller waits for the promise. `inTurn` queues the work by visitor: a request that is still queued is
   * not shared with others, so that a refusal affects only that visitor.
   */
  async read(
    site: object,
    address: string,
    make: () => Promise<DocumentResponse>,
    inTurn: InTurn = (work) => work(),
  ): Promise<ServedResponse> {
    if (this.#maxAge === 0) return inTurn(async () => this.#served(await make()));
    const key = keyOf(site, address);
    const cached = this.#find(key);
    const isUsable = cached && performance.now() - cached.madeAt < Math.min(longestStale, this.#maxAge);
    if (isUsable) this.#hits += 1;
    else this.#misses += 1;
    if (cached && this.#isFresh(cached.madeAt)) return cached.answer;
    if (!isUsable) return this.#make(key, make, inTurn);
    inBackground(() => this.#make(key, make, inTurn)).catch(() => {});
    return cached.answer;
  }

  async #make(key: string, make: () => Promise<DocumentResponse>, inTurn: InTurn): Promise<ServedResponse> {
    return (
      this.#underWay.get(key) ??
      inTurn(async () => {
        const made = this.#find(key);
        if (made && this.#isFresh(made.madeAt)) return made.answer;
        return this.#underWay.get(key) ?? this.#start(key, make);
      })
    );
  }

  #start(key: string, make: () => Promise<DocumentResponse>): Promise<ServedResponse> {
    const forgottenBefore = this.#forgotten;
    const making = make()
      .then((response) => (forgottenBefore === this.#forgotten ? this.#keep(key, response) : this.#outdated(response)))
      .finally(() => {
        if (this.#underWay.get(key) === making) this.#underWay.delete(key);
      });
    this.#underWay.set(key, making);
    return making;
  }

  #keep(key: string, made: DocumentResponse): ServedResponse {
    const response = this.#served(made);
    const isWhole = made.kind === 'redirect' || made.isWhole;
    // A complete page that is not expired yet is served instead of one that failed, or a part of which failed.
    if (!isWhole && (made.status !== 200 || made.lacksData || this.#hasWhole(key))) return response;
    const madeAt = performance.now();
    if (response.kind === 'redirect') this.#documents.set(key, { answer: response, madeAt, isWhole });
    else if (response.status === 200) {
      const { content, ...described } = response;
      this.#contents.keep(content);
      this.#documents.set(key, { answer: { ...described, tag: content.tag }, madeAt, isWhole });
    } else this.#documents.delete(key);
    return response;
  }

  #hasWhole(key: string): boolean {
    const cached = this.#documents.peek(key);
    return cached?.isWhole === true && performance.now() - cached.madeAt < Math.min(longestStale, this.#maxAge);
  }

  /** An entry whose content was evicted counts as missing. */
  #find(key: string): { readonly answer: ServedResponse; readonly madeAt: number } | undefined {
    const cached = this.#documents.get(key);
    if (!cached) return undefined;
    const { answer, madeAt } = cached;
    if (answer.kind === 'redirect') return { answer, madeAt };
    const { tag, ...described } = answer;
    const content = this.#contents.get(tag);
    return content && { answer: { ...described, content }, madeAt };
  }

  #served(response: DocumentResponse): ServedResponse {
    if (response.kind === 'redirect') return response;
    const { status, html, contentKey, isWhole, keys } = response;
    const shareable = status === 200 && keys ? { keys, ...(!isWhole && { isProvisional: true as const }) } : {};
    return { kind: 'document', status, content: this.#contents.of(html, contentKey), ...shareable };
  }

  /** A response that was invalidated while it was made: sent to the waiting requests, and not cached. */
  #outdated(response: DocumentResponse): ServedResponse {
    return { ...this.#served(response), isProvisional: true };
  }

  #isFresh(madeAt: number): boolean {
    return performance.now() - madeAt < Math.min(longestFresh, this.#maxAge);
  }
}

/** `/?gclid=1&page=2` and `/?page=2` have the same key. */
function keyOf(site: object, address: string): string {
  return `${objectNumber(site)} ${address.replace(tracking, '').replace(/[?&]$/, '')}`;
}
