import { ApiError, isApiError } from '@iwan/shared/api/api-error';
import type { Http } from '@iwan/shared/contracts/http';
import type { CallTable } from '../calls/call-table';
import type { AnswerCache } from './answer-cache';

interface Options {
  readonly answers: Pick<AnswerCache, 'read'>;
  /** The calls of the releases that are live. */
  readonly calls: () => Pick<CallTable, 'kept'>;
  /** For what is not kept. */
  readonly direct: Http;
  /** How long a reading may take, in milliseconds. */
  readonly timeout: number;
}

/**
 * The way to the backend of the loaders that run on the server: what is declared as kept is read from the kept answers.
 */
export function httpOverAnswers({ answers, calls, direct, timeout }: Options): Http {
  return {
    ...direct,
    async get(path, signal) {
      const call = calls().kept(path);
      // What is one visitor's own, such as what the link of a mail is about, is never kept.
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
