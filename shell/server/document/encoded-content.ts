import { type Encoding, encoded } from './encoding';
import { entityTag } from './entity-tag';

/** The HTML of a document with its compressed copies, each made once, when it is asked for. */
export class EncodedContent {
  readonly tag: string;
  readonly #copies: Map<Encoding, Buffer>;
  readonly #plain: Buffer;
  readonly #onGrowth: () => void;

  /** `onGrowth` hears of every copy that is made. */
  constructor(html: string, onGrowth = () => {}) {
    this.#plain = Buffer.from(html);
    this.#copies = new Map([['identity', this.#plain]]);
    this.#onGrowth = onGrowth;
    this.tag = entityTag(this.#plain);
  }

  /** Of all copies that were made so far. */
  get bytes(): number {
    return [...this.#copies.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  in(encoding: Encoding): Buffer {
    const known = this.#copies.get(encoding);
    if (known) return known;
    const copy = encoded(this.#plain, encoding);
    this.#copies.set(encoding, copy);
    this.#onGrowth();
    return copy;
  }
}
