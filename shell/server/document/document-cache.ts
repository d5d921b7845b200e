import { LRUCache } from 'lru-cache';
import { inBackground } from '../network/request-context';
import { ContentCache } from './content/content-cache';
import type { EncodedContent } from './content/encoded-content';
import type { DocumentAnswer } from './render-document';

/** How long a document is fresh, in milliseconds. */
const longestFresh = 1_000;
/** How long it is given at once while it is made again, in milliseconds. */
const longestStale = 5_000;
/** All documents together with all their copies, in bytes; of these a quarter for their addresses. */
const defaultSizeLimit = 8 * 1024 * 1024;
/** What an entry costs beside its content and its address, in bytes. */
const entryCost = 1024;

type Redirect = Exclude<DocumentAnswer, { readonly kind: 'document' }>;

/** An answer whose HTML is ready to be sent in any encoding. */
export type ServedAnswer =
  | Redirect
  | { readonly kind: 'document'; readonly status: number; readonly content: EncodedContent };

/** Does a piece of work when its turn comes. */
type InTurn = (work: () => Promise<ServedAnswer>) => Promise<ServedAnswer>;

interface Cached {
  /** Whether no part of the page has failed. */
  readonly isWhole: boolean;
  readonly answer: Redirect | { readonly kind: 'document'; readonly status: number; readonly tag: string };
  /** By the clock of `performance`, which nobody sets. */
  readonly madeAt: number;
}

interface Options {
  /** How old the backend's answers may be that nobody waits for, in milliseconds; 0 makes every document anew. */
  readonly maxAge: number;
  readonly sizeLimit?: number;
}

/**
 * Documents that are the same for everybody, kept for seconds (stale while revalidate): fresh for one second;
 * after that, up to five, still given at once while one newer is made. What many ask for at a time is made once.
 *
 * How old can a page be in all? It is made from the backend's answers, which are fresh for three seconds and
 * fetched again behind the page (../answers/answer-cache.ts). Asked for all the time it shows what the backend said about five seconds
 * ago: three of the answer, one until the page is made again, one of that page. After a pause its first visitors see
 * answers of up to `maxAge`, for five seconds at most.
 *
 * Kept are pages and redirects. One with a part that failed is kept as briefly, or a part that is slow or broken would keep
 * everybody waiting for the page that it stands on; it does not take the place of a whole one that has seconds left. A page
 * that failed itself or lacks data of the backend is made again on the next request, and so is one that does not exist:
 * invented addresses are not to take the room of real ones.
 */
export class DocumentCache {
  readonly #maxAge: number;
  readonly #documents: LRUCache<string, Cached>;
  readonly #contents: ContentCache;
  readonly #underWay = new Map<string, Promise<ServedAnswer>>();
  readonly #siteNumbers = new WeakMap<object, number>();
  #siteCount = 0;

  constructor({ maxAge, sizeLimit = defaultSizeLimit }: Options) {
    this.#maxAge = maxAge;
    this.#documents = new LRUCache({
      maxSize: sizeLimit / 4,
      sizeCalculation: ({ answer }, key) =>
        entryCost + 2 * key.length + (answer.kind === 'redirect' ? 2 * answer.to.length : 0),
    });
    this.#contents = new ContentCache((sizeLimit * 3) / 4);
  }

  /** Of all that is kept, in bytes. */
  get bytes(): number {
    return this.#documents.calculatedSize + this.#contents.bytes;
  }

  /** The document of an address on a site, where one is fresh. */
  fresh(site: object, address: string): ServedAnswer | undefined {
    const cached = this.#find(this.#keyOf(site, address));
    return cached && this.#isFresh(cached.madeAt) ? cached.answer : undefined;
  }

  /**
   * The document of an address (path and query) on a site. `site` is the same object for as long as the site is made of
   * the same releases, so that a new release shows on the next request. Rejects with what `make` rejects with, which is
   * told of by `make`: where the document of before is given meanwhile, nobody waits for it. `inTurn` lets the making begin:
   * one that waits for its visitor's turn is not yet shared, and one that is refused fails for that visitor alone.
   */
  async read(
    site: object,
    address: string,
    make: () => Promise<DocumentAnswer>,
    inTurn: InTurn = (work) => work(),
  ): Promise<ServedAnswer> {
    if (this.#maxAge === 0) return inTurn(async () => this.#served(await make()));
    const key = this.#keyOf(site, address);
    const cached = this.#find(key);
    if (cached && this.#isFresh(cached.madeAt)) return cached.answer;
    if (!cached || performance.now() - cached.madeAt >= Math.min(longestStale, this.#maxAge)) {
      return this.#make(key, make, inTurn);
    }
    inBackground(() => this.#make(key, make, inTurn)).catch(() => {});
    return cached.answer;
  }

  async #make(key: string, make: () => Promise<DocumentAnswer>, inTurn: InTurn): Promise<ServedAnswer> {
    const running = this.#underWay.get(key);
    if (running) return running;
    return inTurn(async () => {
      const made = this.#find(key);
      return made && this.#isFresh(made.madeAt) ? made.answer : (this.#underWay.get(key) ?? this.#start(key, make));
    });
  }

  #start(key: string, make: () => Promise<DocumentAnswer>): Promise<ServedAnswer> {
    const started = make()
      .then((answer) => this.#keep(key, answer))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, started);
    return started;
  }

  #keep(key: string, made: DocumentAnswer): ServedAnswer {
    const answer = this.#served(made);
    const isWhole = made.kind === 'redirect' || made.isWhole;
    // The last whole page is served for its seconds in place of one that failed, or a part of it.
    if (!isWhole && (made.status !== 200 || made.lacksData || this.#hasWhole(key))) return answer;
    const madeAt = performance.now();
    if (answer.kind === 'redirect') this.#documents.set(key, { answer, madeAt, isWhole });
    else if (answer.status === 200) {
      const { kind, status, content } = answer;
      this.#contents.keep(content);
      this.#documents.set(key, { answer: { kind, status, tag: content.tag }, madeAt, isWhole });
    } else this.#documents.delete(key);
    return answer;
  }

  #hasWhole(key: string): boolean {
    const cached = this.#documents.peek(key);
    return cached?.isWhole === true && performance.now() - cached.madeAt < Math.min(longestStale, this.#maxAge);
  }

  /** One whose content was given up for others is as good as not kept. */
  #find(key: string): { readonly answer: ServedAnswer; readonly madeAt: number } | undefined {
    const cached = this.#documents.get(key);
    if (!cached) return undefined;
    const { answer, madeAt } = cached;
    if (answer.kind === 'redirect') return { answer, madeAt };
    const content = this.#contents.get(answer.tag);
    return content && { answer: { kind: 'document', status: answer.status, content }, madeAt };
  }

  #served(answer: DocumentAnswer): ServedAnswer {
    if (answer.kind === 'redirect') return answer;
    return { kind: 'document', status: answer.status, content: this.#contents.of(answer.html) };
  }

  #isFresh(madeAt: number): boolean {
    return performance.now() - madeAt < Math.min(longestFresh, this.#maxAge);
  }

  #keyOf(site: object, address: string): string {
    return `${this.#numberOf(site)} ${address}`;
  }

  #numberOf(site: object): number {
    let number = this.#siteNumbers.get(site);
    if (number === undefined) {
      this.#siteCount += 1;
      number = this.#siteCount;
      this.#siteNumbers.set(site, number);
    }
    return number;
  }
}
