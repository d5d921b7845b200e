import { ApiError, isApiError } from '@iwan/shared/api/api-error';
import type { CallDeclaration } from '@iwan/shared/contracts/call';
import type { Http } from '@iwan/shared/contracts/http';
import { type CachedCall, cachedCallOf } from '../calls/cached-call';
import type { ResponseCache } from '../responses/response-cache';
import { keysOfMissing } from '../responses/response-keys';

/** How long a document waits for a response that is not cached, in milliseconds. */
const documentWait = 250;
/** A wait of so many milliseconds has ended because of its limit: timers are that inexact. */
const wholeWait = documentWait - 5;
/** How long after a failure it is requested again, in milliseconds. */
const pauseOfAway = 1_000;
/** The same after a refusal: the backend has no such call. */
const pauseOfPlain = 30_000;
/** The timeout of a request that no document waits for, in milliseconds. */
const retryTimeout = 10_000;

interface OwnCall {
  readonly path: string;
  readonly call: CachedCall;
}

interface Options {
  readonly answers: Pick<ResponseCache, 'read' | 'lastAnswer'>;
  /** The calls that the shell's own parts make. */
  readonly declared: readonly CallDeclaration[];
  /** Called with the keys of documents that were made without the response that has come now. */
  readonly onLate: (keys: readonly string[]) => void;
}

/**
 * The responses of the backend that the shell's own parts show, such as the footer of every document. The site has all of it built in, so a
 * document waits for a response only briefly, and concurrently with everything else that it is made of; after a failure none waits until a
 * response has come. What was made meanwhile is purged then.
 */
export class OwnContent {
  readonly #options: Options;
  readonly #calls: readonly OwnCall[];
  /** The timers of calls that have failed, by path; `null` while one is requested again. */
  readonly #failed = new Map<string, NodeJS.Timeout | null>();
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#calls = options.declared.flatMap((declaration) => {
      const call = cachedCallOf(declaration);
      return call === null ? [] : [{ path: declaration.path, call }];
    });
  }

  /** A client that reads these calls in this way, and all others by the given one. */
  over<Client extends Http>(http: Client): Client {
    return {
      ...http,
      get: (path: string, signal?: AbortSignal) => {
        // In whatever language.
        const own = this.#calls.find((each) => each.path === path.replace(/\?lang=\w+$/, ''));
        return own === undefined ? http.get(path, signal) : this.#read({ ...own, path }, signal);
      },
    };
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of this.#failed.values()) if (timer !== null) clearTimeout(timer);
  }

  async #read({ path, call }: OwnCall, signal: AbortSignal | undefined): Promise<unknown> {
    const { answers } = this.#options;
    if (this.#failed.has(path)) {
      const known = answers.lastAnswer(call, path);
      if (known === undefined) throw new ApiError('network');
      return known.body;
    }
    const begunAt = performance.now();
    try {
      const { body, fetchedAt } = await answers.read(call, path, { timeout: documentWait, signal });
      // Otherwise the last response stands in for one that has not come.
      const isCurrent = Number.isFinite(fetchedAt) && performance.now() - begunAt < wholeWait;
      if (!isCurrent) this.#retryAfter(pauseOfAway, { path, call });
      return body;
    } catch (error) {
      if (signal?.aborted) throw new ApiError('aborted', { cause: error });
      this.#retryAfter(pauseAfter(error), { path, call });
      throw isApiError(error) ? error : new ApiError('network', { cause: error });
    }
  }

  #retryAfter(milliseconds: number, own: OwnCall): void {
    // Concurrent documents fail together.
    if (this.#isClosed || this.#failed.get(own.path)) return;
    this.#failed.set(own.path, setTimeout(() => void this.#retry(own), milliseconds).unref());
  }

  /** No document may do it: a cache in front of the site may have all of them. */
  async #retry({ path, call }: OwnCall): Promise<void> {
    const { answers, onLate } = this.#options;
    this.#failed.set(path, null);
    try {
      const { fetchedAt } = await answers.read(call, path, { timeout: retryTimeout, isNew: true });
      if (!Number.isFinite(fetchedAt)) throw new ApiError('network');
      this.#failed.delete(path);
      onLate(keysOfMissing(path));
    } catch (error) {
      this.#retryAfter(pauseAfter(error), { path, call });
    }
  }
}

/** Longer where the backend does not know the call, in contrast to being away. */
function pauseAfter(error: unknown): number {
  if (!isApiError(error)) return pauseOfAway;
  const { kind, status } = error;
  const isRefusal = kind === 'format' || status === 501 || (status !== null && status < 500 && status !== 429);
  return isRefusal ? pauseOfPlain : pauseOfAway;
}
