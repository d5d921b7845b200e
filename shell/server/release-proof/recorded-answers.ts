import { ApiError } from '@iwan/shared/api/api-error';
import { uglyRecords } from '@iwan/shared/testing/plain-records';
import { answerPlainly } from '@iwan/shared/testing/plain-routes';

/** The responses of a plain backend with malformed records of every kind. Rejects with an `ApiError` where it has none. */
export async function recordedAnswer(path: string): Promise<unknown> {
  const { pathname } = new URL(path, 'http://recorded.invalid');
  const body = answerPlainly('GET', pathname, uglyRecords);
  if (body === null) throw new ApiError('status', { status: 404 });
  return structuredClone(body);
}
