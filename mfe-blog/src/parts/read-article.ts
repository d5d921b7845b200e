import { isApiError } from '@iwan/shared/api/api-error';
import type { Http } from '@iwan/shared/contracts/http';
import { asRecord, readRecords, type UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import { encodeSegment } from '@iwan/shared/paths/segment';

/**
 * The record of an article with its comments and replies (`GET /api/blogs/{id}`, section 7); `null` when there is none.
 * Some backends send one record as a list of one.
 */
export async function readArticle(http: Http, id: string, signal?: AbortSignal): Promise<UntrustedRecord | null> {
  try {
    const answer = asRecord(await http.get(`/api/blogs/${encodeSegment(id)}`, signal));
    return (answer && readRecords(answer, 'blogs')[0]) ?? null;
  } catch (problem) {
    // Ids are numbers to many a backend, which says of another word that it is no good question.
    if (isApiError(problem) && problem.kind === 'status' && [400, 404, 422].includes(problem.status ?? 0)) return null;
    throw problem;
  }
}
