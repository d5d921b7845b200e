import { LRUCache } from 'lru-cache';
import { entityTag } from '../../entity-tag';
import { documentPolicy } from '../../policy/page-policy';
import { EncodedContent } from './encoded-content';

/** After the time that a smallest copy has taken the machine is left alone for so many times as long. */
const pause = 10;

/** What an entry costs beside its copies, in bytes. */
const entryCost = 512;

/**
 * Contents of documents with their compressed copies, by their tags: a document that is made again and says the same, or
 * that several addresses have, is compressed once.
 */
export class ContentCache {
  readonly #contents: LRUCache<string, EncodedContent>;
  #restsUntil = 0;

  /** `sizeLimit`: of all copies together, in bytes. */
  constructor(sizeLimit: number) {
    this.#contents = new LRUCache({ maxSize: sizeLimit, sizeCalculation: ({ bytes }) => bytes + entryCost });
  }

  /** Of all that is kept, in bytes. */
  get bytes(): number {
    return this.#contents.calculatedSize;
  }

  /** The content of an HTML: the one that is kept, or a new one, which `keep` keeps. */
  of(html: string): EncodedContent {
    const plain = Buffer.from(html);
    const tag = entityTag(plain);
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

  /** One at a time, so that pages that change all the time take no more than a tenth of a core. */
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

  /** The cache computes a size when something is put in. */
  #weighAgain(content: EncodedContent): void {
    if (this.#contents.peek(content.tag) !== content) return;
    this.#contents.delete(content.tag);
    this.#contents.set(content.tag, content);
  }
}
