import { ApiError, isApiError } from '@iwan/shared/api/api-error';
import type { Http } from '@iwan/shared/contracts/http';
import type { CallTable } from '../calls/call-table';
import type { ResponseCache } from './response-cache';

/** A client that reads cached responses. */
export interface CachingHttp extends Http {
  /** Whether a GET of this path returns the same object for as long as the response is unchanged, and to every visitor. */
  isCached(path: string): boolean;
}

interface Options {
  readonly answers: Pick<ResponseCache, 'read' | 'isEnabled'>;
  /** The calls of the releases that are live. */
  readonly calls: () => Pick<CallTable, 'cachingOf'>;
  /** The client for calls that are not cached. */
  readonly direct: Http;
  /** The timeout of a GET in milliseconds. */
  readonly timeout: number;
}

/** The client of the backend for loaders on the server: calls that are declared as cacheable are read from the cache. */
export function httpOverResponses({ answers, calls, direct, timeout }: Options): CachingHttp {
  return {
    ...direct,
    isCached: (path) => answers.isEnabled && calls().cachingOf(path) !== null,
    async get(path, signal) {
      const call = calls().cachingOf(path);
      // A response that is private to one visitor, such as the content behind a link in a mail, is never cached.
      if (call === null) return direct.get(path, signal);
      try {
        return (await answers.read(call, path, { timeout, signal })).body;
      } catch (cause) {
        if (isApiError(cause)) throw cause;
        throw new ApiError(signal?.aborted ? 'aborted' : 'network', { cause });
      }
    },
  };
}
