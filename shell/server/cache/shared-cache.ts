import type { RecordChange } from '@iwan/shared/domain/record/record-change';
import type { FastifyBaseLogger } from 'fastify';
import { keysOfChange } from '../data/responses/response-keys';
import { ChangeFeed } from './change-feed';
import { ListPurges, PurgeQueue, siteKey } from './purge-queue';
import { mostKeysOfRequest, type PurgeAddress, sendPurge } from './purge-request';
import { sharedHeaders } from './shared-headers';

/** When a purge is sent again, in milliseconds: for a response that was on its way to the cache when the first one arrived. */
const again = 2_000;

interface Options {
  readonly addresses: readonly [PurgeAddress, ...PurgeAddress[]];
  readonly token: string | null;
  readonly apiUrl: string;
  /** Makes this server forget what has any of these keys; called before the cache is told. */
  readonly forget: (keys: ReadonlySet<string>) => void;
  /** Makes this server forget everything. */
  readonly forgetAll: () => void;
  /** Called with the result of every purge. */
  readonly onPurge: (outcome: 'done' | 'failed') => void;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The cache in front of the site: what it may keep, and what has changed. */
export class SharedCache {
  readonly #options: Options;
  readonly #queues: readonly PurgeQueue[];
  readonly #feed: ChangeFeed;
  readonly #lists = new ListPurges((key) => this.purge([key]));
  readonly #repeats = new Set<NodeJS.Timeout>();
  #isEnding = false;

  constructor(options: Options) {
    this.#options = options;
    this.#queues = options.addresses.map((address) => this.#queueOf(address));
    this.#feed = new ChangeFeed({
      apiUrl: options.apiUrl,
      onChanges: (changes) => this.#changed(changes),
      onIncomplete: () => this.purgeAll(),
      onPlain: () =>
        options.log.warn(
          'The backend does not report changed records: caches in front of the site keep documents for seconds only',
        ),
    });
  }

  /** Follows the changes of the backend's records. What the cache has from before the start may be outdated. */
  start(): void {
    this.purgeAll();
    this.#feed.start();
  }

  /** The headers of a response that the cache may keep, with its keys. */
  headersFor(keys: readonly string[], isProvisional = false): Readonly<Record<string, string>> {
    const [{ kind }] = this.#options.addresses;
    const isToldOfChanges = this.#feed.isLive && !this.#queues.some(({ isFailing }) => isFailing);
    return sharedHeaders(kind, {
      keys: [siteKey, ...keys],
      isToldOfChanges,
      isProvisional: isProvisional || this.#isEnding,
    });
  }

  /** Purges what has any of these keys, here and in the cache. */
  purge(keys: readonly string[]): void {
    this.#purgeOnce(keys);
    const repeat = setTimeout(() => {
      this.#repeats.delete(repeat);
      this.#purgeOnce(keys);
    }, again).unref();
    this.#repeats.add(repeat);
  }

  purgeAll(): void {
    this.purge([siteKey]);
  }

  /** Another server takes over: this one makes the documents of an earlier release, which are provisional. */
  end(): void {
    this.#isEnding = true;
  }

  /** How many keys the cache has not been told yet. */
  get waiting(): number {
    return this.#queues.reduce((sum, { waiting }) => sum + waiting, 0);
  }

  get hearsOfChanges(): boolean {
    return this.#feed.isLive;
  }

  close(): void {
    this.#feed.close();
    this.#lists.close();
    for (const repeat of this.#repeats) clearTimeout(repeat);
    for (const queue of this.#queues) queue.close();
  }

  #purgeOnce(keys: readonly string[]): void {
    if (keys.includes(siteKey)) this.#options.forgetAll();
    else this.#options.forget(new Set(keys));
    for (const queue of this.#queues) queue.add(keys);
  }

  #changed(changes: readonly RecordChange[]): void {
    const affected = changes.map(keysOfChange);
    const records = affected.flatMap((each) => each.records);
    if (records.length > 0) this.purge(records);
    for (const list of new Set(affected.map((each) => each.list))) this.#lists.add(list);
  }

  #queueOf(address: PurgeAddress): PurgeQueue {
    const { token, onPurge, log } = this.#options;
    let isReported = false;
    return new PurgeQueue({
      mostKeys: mostKeysOfRequest[address.kind],
      send: (keys) => sendPurge(address, token, keys),
      onAttempt: (error) => {
        onPurge(error === null ? 'done' : 'failed');
        const { host } = new URL(address.url);
        if (error !== null && !isReported) {
          log.warn(
            { err: error },
            `The cache at ${host} does not accept purges; they are tried again, and it keeps documents for seconds only`,
          );
        }
        if (error === null && isReported) log.warn(`The cache at ${host} accepts purges again`);
        isReported = error !== null;
      },
    });
  }
}

/** Of a response that differs for each visitor, where a shared cache is there. */
export const privateHeaders = { 'cache-control': 'private, no-cache' } as const;
