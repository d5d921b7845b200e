import { LRUCache } from 'lru-cache';
import { EncodedContent } from './encoded-content';
import type { DocumentAnswer } from './render-document';

/** How long a document is as good as new, in milliseconds. */
const longestFresh = 1_000;
/** How long it is given at once while it is made anew, in milliseconds. */
const longestStale = 5_000;
/** All documents together with all their copies, in bytes. */
const defaultSizeLimit = 16 * 1024 * 1024;
/** What an entry costs beside its content and its address, in bytes. */
const entryCost = 1024;

/** An answer whose HTML is ready to be sent in any encoding. */
export type ServedAnswer =
  | Exclude<DocumentAnswer, { readonly kind: 'document' }>
  | { readonly kind: 'document'; readonly status: number; readonly content: EncodedContent };

interface Kept {
  readonly answer: ServedAnswer;
  /** By the clock of `performance`, which nobody sets. */
  readonly madeAt: number;
}

interface Options {
  /** How old the backend's answers may be that nobody waits for, in milliseconds; 0 makes every document anew. */
  readonly maxAge: number;
  readonly sizeLimit?: number;
}

/**
 * Documents that are the same for everybody, kept for seconds (stale while revalidate): as good as new for one second;
 * after that, up to five, still given at once while one newer is made. What many ask for at a time is made once.
 *
 * How old can a page be in all? It is made from the backend's answers, which are as good as new for three seconds and
 * fetched anew behind the page (../answers/kept-answers.ts). Asked for all the time it shows what the backend said about five seconds
 * ago: three of the answer, one until the page is made again, one of that page. After a pause its first visitors see
 * answers of up to `maxAge`, for five seconds at most.
 *
 * Kept are pages that are whole and redirects. What has a part that failed is made anew on the next request, and so is
 * a page that does not exist: invented addresses are not to take the room of real ones.
 */
export class KeptDocuments {
  readonly #maxAge: number;
  readonly #documents: LRUCache<string, Kept>;
  readonly #underWay = new Map<string, Promise<ServedAnswer>>();
  readonly #siteNumbers = new WeakMap<object, number>();
  #siteCount = 0;

  constructor({ maxAge, sizeLimit = defaultSizeLimit }: Options) {
    this.#maxAge = maxAge;
    this.#documents = new LRUCache({
      maxSize: sizeLimit,
      sizeCalculation: ({ answer }, key) =>
        entryCost + 2 * key.length + (answer.kind === 'document' ? answer.content.bytes : 2 * answer.to.length),
    });
  }

  /** Of all that is kept, in bytes. */
  get bytes(): number {
    return this.#documents.calculatedSize;
  }

  /**
   * The document of an address (path and query) on a site. `site` is the same object for as long as the site is made of
   * the same releases, so that a new release shows on the next request. Rejects with what `make` rejects with, which is
   * told of by `make`: where the document of before is given meanwhile, nobody waits for it.
   */
  async read(site: object, address: string, make: () => Promise<DocumentAnswer>): Promise<ServedAnswer> {
    if (this.#maxAge === 0) return served(await make());
    const key = `${this.#numberOf(site)} ${address}`;
    const kept = this.#documents.get(key);
    const age = kept ? performance.now() - kept.madeAt : Number.POSITIVE_INFINITY;
    if (kept && age < Math.min(longestFresh, this.#maxAge)) return kept.answer;
    const making = this.#make(key, make);
    if (!kept || age >= Math.min(longestStale, this.#maxAge)) return making;
    making.catch(() => {});
    return kept.answer;
  }

  #make(key: string, make: () => Promise<DocumentAnswer>): Promise<ServedAnswer> {
    const running = this.#underWay.get(key);
    if (running) return running;
    const started = make()
      .then((answer) => this.#keep(key, answer))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, started);
    return started;
  }

  #keep(key: string, made: DocumentAnswer): ServedAnswer {
    const kept: Kept = { answer: served(made, () => this.#weighAgain(key, kept)), madeAt: performance.now() };
    // The last whole page goes on for its seconds in place of one with a part that failed.
    if (made.kind === 'document' && !made.isWhole) return kept.answer;
    if (made.kind === 'redirect' || made.status === 200) this.#documents.set(key, kept);
    else this.#documents.delete(key);
    return kept.answer;
  }

  /** The cache reckons a size when something is put in. */
  #weighAgain(key: string, kept: Kept): void {
    if (this.#documents.peek(key) !== kept) return;
    this.#documents.delete(key);
    this.#documents.set(key, kept);
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

function served(answer: DocumentAnswer, onGrowth?: () => void): ServedAnswer {
  if (answer.kind === 'redirect') return answer;
  return { kind: 'document', status: answer.status, content: new EncodedContent(answer.html, onGrowth) };
}
