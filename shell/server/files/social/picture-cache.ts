import type { SocialCard } from '@iwan/shared/contracts/module';
import { CountedCache } from '../../data/counted-cache';
import { boundedQueue } from '../../request/visitors/bounded-queue';

/** The content of a picture: the texts, and the paths of the page's own pictures in its head. */
export interface PictureContent {
  readonly card: SocialCard;
  readonly images: readonly string[];
  /** BCP 47: of the texts. */
  readonly locale: string;
}

interface Options {
  readonly draw: (content: PictureContent) => Promise<Buffer>;
  /** The limit of the cache in bytes. */
  readonly sizeLimit?: number;
  /** The longest wait for a turn in milliseconds. */
  readonly longestWait?: number;
}

/** About a hundred and fifty pictures. */
const defaultSizeLimit = 12 * 1024 * 1024;
/** The overhead of an entry in bytes. */
const entryCost = 512;
/** A storage may replace a picture under the same name. */
const freshFor = 24 * 60 * 60 * 1000;

/**
 * A cache of social pictures, drawn on request and keyed by their content: a new price is a new picture, and two addresses of
 * one page share one. Drawn one at a time, since each takes a fifth of a second of a core.
 */
export class PictureCache extends CountedCache<Buffer> {
  readonly #draw: Options['draw'];
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #turn: ReturnType<typeof boundedQueue>;

  constructor({ draw, sizeLimit = defaultSizeLimit, longestWait = 12_000 }: Options) {
    super({
      maxSize: sizeLimit,
      maxAge: freshFor,
      sizeCalculation: ({ byteLength }, key) => byteLength + 2 * key.length + entryCost,
    });
    this.#draw = draw;
    this.#turn = boundedQueue({ atOnce: 1, mostWaiting: 60, longestWait });
  }

  /** Rejects with a `QueueOverflow` where too many wait. */
  async of(content: PictureContent): Promise<Buffer> {
    const key = JSON.stringify(content);
    const cached = this.get(key);
    if (cached) return cached;
    const running = this.#underWay.get(key);
    if (running) return running;
    const started = this.#turn(() => this.#draw(content))
      .then((picture) => {
        this.set(key, picture);
        return picture;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, started);
    return started;
  }
}
