import { type Encoding, encoded, smallestBrotli } from './encoding';

/** A copy with this many requests is worth compressing again at the highest quality: 7 % fewer bytes from then on. */
const oftenRequested = 2;

/** The HTML of a document with its compressed copies, each made once on request. */
export class EncodedContent {
  /** Its entity tag, a digest of the HTML. */
  readonly tag: string;
  /** Its Content-Security-Policy. */
  readonly policy: string;
  readonly #copies: Map<Encoding, Buffer>;
  readonly #plain: Buffer;
  readonly #onGrowth: () => void;
  #asked = 0;
  #isSmallest = false;

  /** `onGrowth` is called for every copy that is made. */
  constructor(plain: Buffer, { tag, policy }: Pick<EncodedContent, 'tag' | 'policy'>, onGrowth = () => {}) {
    this.#plain = plain;
    this.#copies = new Map([['identity', plain]]);
    this.#onGrowth = onGrowth;
    this.tag = tag;
    this.policy = policy;
  }

  /** The size of all copies so far. */
  get bytes(): number {
    return [...this.#copies.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Whether its brotli copy is requested often, and could be smaller. */
  get deservesSmallest(): boolean {
    return this.#asked >= oftenRequested && !this.#isSmallest;
  }

  /** Replaces the brotli copy by one of the highest quality; requests meanwhile get the current one. */
  async makeSmallest(): Promise<void> {
    this.#isSmallest = true;
    const smallest = await smallestBrotli(this.#plain);
    if (smallest.byteLength >= this.in('br').byteLength) return;
    this.#copies.set('br', smallest);
    this.#onGrowth();
  }

  in(encoding: Encoding): Buffer {
    if (encoding === 'br') this.#asked += 1;
    const known = this.#copies.get(encoding);
    if (known) return known;
    const copy = encoded(this.#plain, encoding);
    this.#copies.set(encoding, copy);
    this.#onGrowth();
    return copy;
  }
}
