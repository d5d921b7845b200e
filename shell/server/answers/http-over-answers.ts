import { ApiError, isApiError } from '@iwan/shared/api/api-error';
import type { Http } from '@iwan/shared/contracts/http';
import type { AnswerCache } from './answer-cache';
import { isPublicCall } from './answer-shape';

/**
 * The way to the backend of the loaders that run on the server: what everybody is given alike is read from
 * the kept answers.
 * `timeout`: how long a reading may take, in milliseconds.
 */
export function httpOverAnswers(answers: Pick<AnswerCache, 'read'>, direct: Http, timeout: number): Http {
  return {
    ...direct,
    async get(path, signal) {
      // What is one visitor's own, such as what the link of a mail is about, is never kept.
      if (!isPublicCall(path)) return direct.get(path, signal);
      try {
        return (await answers.read(path, timeout, signal)).body;
      } catch (cause) {
        if (isApiError(cause)) throw cause;
        throw new ApiError(signal?.aborted ? 'aborted' : 'network', { cause });
      }
    },
  };
}
