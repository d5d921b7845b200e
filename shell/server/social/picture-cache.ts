import type { SocialCard } from '@iwan/shared/contracts/module';
import { LRUCache } from 'lru-cache';
import { boundedQueue } from '../visitors/bounded-queue';

/** What a picture shows: the words, and the paths of the page's own pictures as its head has them. */
export interface PictureContent {
  readonly card: SocialCard;
  readonly images: readonly string[];
}

interface Options {
  readonly draw: (content: PictureContent) => Promise<Buffer>;
  /** Of all that is kept, in bytes. */
  readonly sizeLimit?: number;
  /** How long one may wait for its turn, in milliseconds. */
  readonly longestWait?: number;
}

/** About a hundred and fifty pictures. */
const defaultSizeLimit = 12 * 1024 * 1024;
/** What an entry costs beside its picture, in bytes. */
const entryCost = 512;
/** A storage may have a new picture below an old name. */
const freshFor = 24 * 60 * 60 * 1000;

/**
 * Pictures that other sites show of our pages, drawn when somebody asks and kept by what they show: a new price is a new
 * picture, and two addresses of one page are the same. Drawn one at a time, since each keeps a core busy for a fifth of a second.
 */
export class PictureCache {
  readonly #draw: Options['draw'];
  readonly #pictures: LRUCache<string, Buffer>;
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #turn: ReturnType<typeof boundedQueue>;

  constructor({ draw, sizeLimit = defaultSizeLimit, longestWait = 12_000 }: Options) {
    this.#draw = draw;
    this.#turn = boundedQueue({ atOnce: 1, mostWaiting: 60, longestWait });
    this.#pictures = new LRUCache({
      maxSize: sizeLimit,
      ttl: freshFor,
      sizeCalculation: ({ byteLength }, key) => byteLength + 2 * key.length + entryCost,
    });
  }

  /** Of all that is kept, in bytes. */
  get bytes(): number {
    return this.#pictures.calculatedSize;
  }

  /** Rejects with a `QueueOverflow` where too many wait. */
  async of(content: PictureContent): Promise<Buffer> {
    const key = JSON.stringify(content);
    const cached = this.#pictures.get(key);
    if (cached) return cached;
    const running = this.#underWay.get(key);
    if (running) return running;
    const started = this.#turn(() => this.#draw(content))
      .then((picture) => {
        this.#pictures.set(key, picture);
        return picture;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, started);
    return started;
  }
}
