import { LRUCache } from 'lru-cache';
import { entityTag } from '../../request/entity-tag';
import { documentPolicy } from '../../request/policy/page-policy';
import { EncodedContent } from './encoded-content';

/** After a compression at the highest quality, the next one starts at the earliest after this many times its duration. */
const pause = 10;

/** The most keys of contents that are remembered. */
const mostKeys = 2_000;
/** The overhead of an entry in bytes. */
const entryCost = 512;

/**
 * A cache of documents' contents with their compressed copies, by tag: a document with the same content as before, or at
 * several addresses, is compressed once.
 */
export class ContentCache {
  readonly #contents: LRUCache<string, EncodedContent>;
  /** The tags of contents by what they were made from. */
  readonly #tags = new LRUCache<string, string>({ max: mostKeys });
  #restsUntil = 0;

  /** `sizeLimit`: of all copies together, in bytes. */
  constructor(sizeLimit: number) {
    this.#contents = new LRUCache({ maxSize: sizeLimit, sizeCalculation: ({ bytes }) => bytes + entryCost });
  }

  /** The size of the cache in bytes. */
  get bytes(): number {
    return this.#contents.calculatedSize;
  }

  /**
   * The content of an HTML text: the cached one, or a new one, which `keep` caches. `key` identifies what the text is made from:
   * where a content with the same key is cached, `makeHtml` is not called.
   */
  of(makeHtml: () => string, key?: string): EncodedContent {
    const made = key === undefined ? undefined : this.#contents.get(this.#tags.get(key) ?? '');
    if (made) return made;
    const html = makeHtml();
    const plain = Buffer.from(html);
    const tag = entityTag(plain);
    if (key !== undefined) this.#tags.set(key, tag);
    const known = this.#contents.get(tag);
    if (known) return known;
    const content = new EncodedContent(plain, { tag, policy: documentPolicy(html) }, () => this.#weighAgain(content));
    return content;
  }

  get(tag: string): EncodedContent | undefined {
    const content = this.#contents.get(tag);
    if (content?.deservesSmallest) this.#makeSmallest(content);
    return content;
  }

  /** One at a time, so that pages that change constantly take no more than a tenth of a core. */
  #makeSmallest(content: EncodedContent): void {
    const begun = performance.now();
    if (begun < this.#restsUntil) return;
    this.#restsUntil = Number.POSITIVE_INFINITY;
    void content
      .makeSmallest()
      .catch(() => {})
      .finally(() => {
        const now = performance.now();
        this.#restsUntil = now + pause * (now - begun);
      });
  }

  keep(content: EncodedContent): void {
    if (this.#contents.peek(content.tag) !== content) this.#contents.set(content.tag, content);
  }

  /** The cache computes a size only when an entry is set. */
  #weighAgain(content: EncodedContent): void {
    if (this.#contents.peek(content.tag) !== content) return;
    this.#contents.delete(content.tag);
    this.#contents.set(content.tag, content);
  }
}
