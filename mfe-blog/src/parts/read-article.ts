import { isApiError } from '@iwan/shared/api/api-error';
import { blogsPath } from '@iwan/shared/api/declared-calls';
import type { Http } from '@iwan/shared/contracts/http';
import { asRecord, readRecords, type UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import { withQuery } from '@iwan/shared/paths/query';
import { encodeSegment } from '@iwan/shared/paths/segment';

/**
 * The record of an article with its comments and replies (`GET /api/blogs/{id}`, section 7); `null` when there is none.
 * Some backends send one record as a list of one. `after`: an id after which alone what was said is of interest; a backend
 * that can do so sends that with the same `after`, any other sends all.
 */
export async function readArticle(
  http: Http,
  id: string,
  signal?: AbortSignal,
  after: number | null = null,
): Promise<UntrustedRecord | null> {
  const path = withQuery(`${blogsPath}/${encodeSegment(id)}`, { after: after ?? undefined });
  try {
    const answer = asRecord(await http.get(path, signal));
    return (answer && readRecords(answer, 'blogs')[0]) ?? null;
  } catch (problem) {
    // Ids are numbers to many a backend, which says of another word that it is no good question.
    if (isApiError(problem) && problem.kind === 'status' && [400, 404, 422].includes(problem.status ?? 0)) return null;
    throw problem;
  }
}
