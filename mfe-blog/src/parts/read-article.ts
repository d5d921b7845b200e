import { isApiError } from '@iwan/shared/api/api-error';
import { blogsPath } from '@iwan/shared/api/declared-calls';
import type { Http } from '@iwan/shared/contracts/http';
import { asRecord, readRecords, type UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import { type Query, withQuery } from '@iwan/shared/paths/query';
import { encodeSegment } from '@iwan/shared/paths/segment';

/**
 * The record of an article with its comments and replies (`GET /api/blogs/{id}`, section 7); `null` when there is none. Some
 * backends send one record as a list of one. `query.after`: the id after which comments are wanted; a backend that supports it
 * repeats it in the response, any other sends all of them.
 */
export async function readArticle(
  http: Http,
  id: string,
  signal?: AbortSignal,
  query: Query = {},
): Promise<UntrustedRecord | null> {
  const path = withQuery(`${blogsPath}/${encodeSegment(id)}`, query);
  try {
    const response = asRecord(await http.get(path, signal));
    return (response && readRecords(response, 'blogs')[0]) ?? null;
  } catch (error) {
    // Many backends have numeric ids and refuse any other with status 400.
    if (isApiError(error) && error.kind === 'status' && [400, 404, 422].includes(error.status ?? 0)) return null;
    throw error;
  }
}
