import pLimit from 'p-limit';
import { CountedCache } from '../../data/counted-cache';
import { BodyTooLarge, limitedBody } from '../../request/network/limited-body';

/** The coordinates of a tile. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

const timeLimit = 4000;
const largestTile = 512 * 1024;
/** The limit of all cached tiles in bytes. */
const memoryLimit = 32 * 1024 * 1024;
/** The pause after a failure of the service, in milliseconds. */
const restFor = 60_000;

export interface Tile {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Runs a piece of work when it is its turn. */
type InTurn = (work: () => Promise<Tile | null>) => Promise<Tile | null>;

interface Options {
  /** An address with `{z}`, `{x}` and `{y}` in it. */
  readonly template: string;
  /** The site's address, which identifies the client to the service. */
  readonly siteUrl: string;
}

/**
 * Tiles of a map service, cached in memory; concurrent requests share one fetch. After a failure the service is not requested
 * for a minute, so that nobody waits for it repeatedly.
 */
export class TileSource extends CountedCache<Tile> {
  readonly #options: Options;
  readonly #fetching = new Map<string, Promise<Tile | null>>();
  // Few concurrent requests: map services are shared.
  readonly #atOnce = pLimit(6);
  #restsUntil = 0;

  constructor(options: Options) {
    super({ maxSize: memoryLimit, sizeCalculation: ({ bytes }) => bytes.byteLength });
    this.#options = options;
  }

  /**
   * The tile, or `null` when the service has none. `inTurn` schedules the fetch: a tile that waits for its visitor's turn is
   * not shared yet. Rejects only when `inTurn` does.
   */
  async of(tile: TileAddress, inTurn: InTurn = (work) => work()): Promise<Tile | null> {
    const key = `${tile.z}/${tile.x}/${tile.y}`;
    const cached = this.get(key);
    if (cached) return cached;
    return (
      this.#fetching.get(key) ?? inTurn(async () => this.peek(key) ?? this.#fetching.get(key) ?? this.#start(key, tile))
    );
  }

  #start(key: string, address: TileAddress): Promise<Tile | null> {
    const started = this.#atOnce(() => this.#fetch(address)).then((tile) => {
      this.#fetching.delete(key);
      if (tile) this.set(key, tile);
      return tile;
    });
    this.#fetching.set(key, started);
    return started;
  }

  async #fetch({ z, x, y }: TileAddress): Promise<Tile | null> {
    if (performance.now() < this.#restsUntil) return null;
    const { template, siteUrl } = this.#options;
    const address = template.replaceAll('{z}', String(z)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y));
    try {
      const response = await fetch(address, {
        headers: { 'User-Agent': `Iwan (${siteUrl})`, Accept: 'image/*' },
        signal: AbortSignal.timeout(timeLimit),
      });
      const type = response.headers.get('content-type') ?? '';
      const isTile = response.ok && /^image\/(png|jpeg|webp|avif)\b/i.test(type);
      const bytes = isTile ? await limitedBody(response, largestTile) : null;
      if (!isTile) await response.body?.cancel();
      // A missing tile is not a failure of the service.
      if (response.status !== 404 && !isTile) this.#rest();
      return bytes === null ? null : { type, bytes };
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) this.#rest();
      return null;
    }
  }

  #rest(): void {
    this.#restsUntil = performance.now() + restFor;
  }
}
