import { ApiError, isApiError } from '@iwan/shared/api/api-error';
import { LRUCache } from 'lru-cache';
import { TimeLimitExceeded, withTimeLimit } from '../../../src/network/time-limit';
import { inBackground } from '../../request/network/request-context';
import type { CachedCall } from '../calls/cached-call';
import type { CacheState, ListedCache } from '../counted-cache';
import type { FetchedResponse, FetchResponse } from './fetch-response';
import { keysOfResponse } from './response-keys';

/** The limit of all responses except whole lists, in bytes of their text; in memory they take several times that. */
const sizeLimit = 8 * 1024 * 1024;
/** The limit of whole lists, in bytes of their text; the largest response fits twice. */
const listsSizeLimit = 128 * 1024 * 1024;
/** The overhead of an entry in bytes. */
const entryCost = 1024;
/**
 * A pending request of this age in milliseconds may be hanging: no page waits that long. A later request then starts another
 * one beside it, so that the recovery of a hanging backend is noticed at once.
 */
const joinedFor = 3_000;
/** The most concurrent requests; beyond that a caller is told that the backend is busy. */
const mostUnderWay = 256;

/** When a response was fetched that is no longer to be used while the backend responds. */
const outdated = Number.NEGATIVE_INFINITY;

export interface CachedResponse extends FetchedResponse {
  /** By `performance.now()`, which a change of the system's clock does not affect. */
  readonly fetchedAt: number;
}

interface Reading {
  /** The timeout for the backend in milliseconds. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
  /** Whether a stale response is only used when the backend fails. */
  readonly isNew?: boolean;
}

interface Request {
  readonly answer: Promise<CachedResponse>;
  /** By `performance.now()`. */
  readonly begunAt: number;
}

interface Options {
  /** The largest age of a response that is served without waiting, in milliseconds; 0 requests the backend for every page. */
  readonly maxAge: number;
  /** Called with every failure and every success. */
  readonly report: (path: string, problem: unknown | null) => void;
  /** Called with the source of each response: fresh, stale while it is revalidated, or the backend. */
  readonly onRead?: (outcome: 'fresh' | 'stale' | 'awaited') => void;
}

/**
 * A cache of the backend's responses with stale-while-revalidate. A response is fresh for as long as its call declares; after
 * that, for as long as the call declares and up to `maxAge`, it is served stale while it is revalidated; and while the backend
 * does not respond, or responds with nonsense, the last good response is used, whatever its age. A record that the backend reports
 * as gone is removed.
 *
 * A plain backend responds to every query with its whole list, which is cached once for all queries.
 */
export class ResponseCache implements ListedCache {
  readonly #fetch: FetchResponse;
  readonly #options: Options;
  readonly #answers = new LRUCache<string, CachedResponse>({
    maxSize: sizeLimit,
    sizeCalculation: ({ bytes }) => bytes + entryCost,
  });
  /** The whole lists by their path without a query: one for each resource, never evicted for smaller responses. */
  readonly #lists = new LRUCache<string, CachedResponse>({
    maxSize: listsSizeLimit,
    sizeCalculation: ({ bytes }) => bytes + entryCost,
  });
  /** Paths whose query the backend ignores. */
  readonly #plain = new Set<string>();
  /** The latest request for each path; older ones may be hanging beside it. */
  readonly #underWay = new Map<string, Request>();
  #requests = 0;
  #hits = 0;
  #misses = 0;
  /** How often something was forgotten: a request that was begun before may bring what has changed since. */
  #forgotten = 0;

  constructor(fetch: FetchResponse, options: Options) {
    this.#fetch = fetch;
    this.#options = options;
  }

  /** Whether a response may be used for more than one page. */
  get isEnabled(): boolean {
    return this.#options.maxAge > 0;
  }

  get state(): CacheState {
    const all = [...this.#answers.values(), ...this.#lists.values()];
    const since = all.map(({ fetchedAt }) => fetchedAt).filter((at) => at !== outdated);
    return {
      entries: all.length,
      bytes: this.#answers.calculatedSize + this.#lists.calculatedSize,
      hits: this.#hits,
      misses: this.#misses,
      oldest: since.length === 0 ? null : performance.now() - Math.min(...since),
    };
  }

  /** Removes all responses, also those for a time in which the backend does not respond. */
  clear(): void {
    this.forget('all');
    this.#answers.clear();
    this.#lists.clear();
  }

  /**
   * The response for a path of a call. Rejects with a `TimeLimitExceeded` after the timeout; a later response is cached for the
   * next caller.
   */
  async read(
    call: CachedCall,
    path: string,
    { timeout, signal = new AbortController().signal, isNew = false }: Reading,
  ): Promise<CachedResponse> {
    const known = this.lastAnswer(call, path);
    const awaited = () =>
      withTimeLimit(timeout, signal, () => this.#refresh(call, path)).catch((error: unknown) => {
        if (error instanceof TimeLimitExceeded) this.#options.report(path, error);
        throw error;
      });
    const { onRead } = this.#options;
    if (!known) {
      this.#misses += 1;
      onRead?.('awaited');
      return awaited();
    }
    const age = performance.now() - known.fetchedAt;
    const maxAge = isNew ? 0 : Math.min(call.freshFor + call.staleFor, this.#options.maxAge);
    const outcome = age < Math.min(call.freshFor, maxAge) ? 'fresh' : age >= maxAge ? 'awaited' : 'stale';
    if (outcome === 'awaited') this.#misses += 1;
    else this.#hits += 1;
    onRead?.(outcome);
    if (outcome === 'fresh') return known;
    if (outcome === 'awaited') {
      return awaited().catch((error: unknown) => {
        if (isGone(call, error)) throw error;
        return known;
      });
    }
    inBackground(() => this.#refresh(call, path)).catch(() => {});
    return known;
  }

  /** The last response for a path, whatever its age. */
  lastAnswer(call: CachedCall, path: string): CachedResponse | undefined {
    const requested = this.#askedFor(call, path);
    return this.#cacheOf(call, requested).get(requested);
  }

  /**
   * Responses with any of these keys, or all, are outdated: the next reader waits for the backend, and they are used only where it does not
   * respond.
   */
  forget(keys: ReadonlySet<string> | 'all'): void {
    this.#forgotten += 1;
    this.#underWay.clear();
    for (const cache of [this.#answers, this.#lists]) {
      for (const [path, response] of [...cache.entries()]) {
        const isOutdated = keys === 'all' || keysOfResponse(path, response.body).some((key) => keys.has(key));
        if (isOutdated) cache.set(path, { ...response, fetchedAt: outdated });
      }
    }
  }

  /** The path of the request: without the query where the response does not depend on it. */
  #askedFor({ variesByQuery }: CachedCall, path: string): string {
    const list = listPath(path);
    return variesByQuery && !this.#plain.has(list) ? path : list;
  }

  #cacheOf({ isWholeList }: CachedCall, requested: string): LRUCache<string, CachedResponse> {
    return isWholeList && requested === listPath(requested) ? this.#lists : this.#answers;
  }

  /** Without a visitor's signal, since others may be waiting for the same response. */
  #refresh(call: CachedCall, path: string): Promise<CachedResponse> {
    const requested = this.#askedFor(call, path);
    const running = this.#underWay.get(requested);
    if (running && performance.now() - running.begunAt < joinedFor) return running.answer;
    if (this.#requests >= mostUnderWay) return Promise.reject(new ApiError('network'));
    this.#requests += 1;
    const own = this.#fetchAndCache(call, requested, path)
      .then(
        (response) => {
          this.#options.report(path, null);
          return response;
        },
        (error: unknown) => {
          this.#options.report(path, error);
          throw error;
        },
      )
      .finally(() => {
        this.#requests -= 1;
        if (this.#underWay.get(requested) === request) this.#underWay.delete(requested);
      });
    // The older request may only be slow: the first response wins.
    const response = running ? Promise.any([running.answer, own]).catch(() => own) : own;
    const request: Request = { answer: response, begunAt: performance.now() };
    this.#underWay.set(requested, request);
    return response;
  }

  async #fetchAndCache(call: CachedCall, requested: string, path: string): Promise<CachedResponse> {
    const list = listPath(path);
    const begunAt = performance.now();
    const forgottenBefore = this.#forgotten;
    const fetched = await this.#fetch(requested, call.answers, this.lastAnswer(call, requested)).catch(
      (error: unknown) => {
        if (isGone(call, error)) this.#cacheOf(call, requested).delete(requested);
        throw error;
      },
    );
    const newer = this.lastAnswer(call, requested);
    const isOutdated = forgottenBefore !== this.#forgotten;
    // A request that was started later has been answered already.
    if (newer && (newer.fetchedAt > begunAt || (isOutdated && newer.fetchedAt !== outdated))) return newer;
    const response = { ...fetched, fetchedAt: isOutdated ? outdated : performance.now() };
    if (requested !== path && call.variesByQuery && describesQuery(response)) {
      // Another backend has replaced the plain one.
      this.#plain.delete(list);
      return this.#fetchAndCache(call, path, path);
    }
    const isPlain =
      requested !== list &&
      call.isWholeList &&
      !describesQuery(response) &&
      (await this.#isWholeList(call, list, response));
    if (isPlain) this.#plain.add(list);
    const place = isPlain ? list : requested;
    this.#cacheOf(call, place).set(place, response);
    return response;
  }

  /** Whether the response to a query equals the one without: only then has the backend ignored it. */
  async #isWholeList(call: CachedCall, list: string, response: CachedResponse): Promise<boolean> {
    try {
      return (await this.#refresh(call, list)).digest === response.digest;
    } catch {
      return false;
    }
  }
}

/**
 * Whether the backend reports, with a message of its own, that there is no such record: it was removed, unpublished or renamed. A
 * 404 of a proxy in front of an unavailable backend has no such message, and a list is never gone.
 */
function isGone({ isWholeList }: CachedCall, error: unknown): boolean {
  const isRefused = isApiError(error) && (error.status === 404 || error.status === 410);
  return !isWholeList && isRefused && error.said !== null;
}

/** Our own backend says in `meta` how it has applied a query, and in each record in which language it was asked for. */
function describesQuery({ body }: FetchedResponse): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const [first] = Object.values(body).flat(1);
  return 'meta' in body || (typeof first === 'object' && first !== null && 'translation' in first);
}

function listPath(path: string): string {
  return path.replace(/\?.*$/s, '');
}
