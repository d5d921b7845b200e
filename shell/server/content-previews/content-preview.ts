import { ApiError, isApiError } from '@iwan/shared/api/api-error';
import type { Http } from '@iwan/shared/contracts/http';
import { asRecord, readText } from '@iwan/shared/domain/record/untrusted-record';

/** Our own backend's call, beyond section 7. */
const path = '/api/preview';

/** When a preview expires; `null` for an expired one, and for a backend without previews. Rejects with an `ApiError`. */
export async function previewEnd(http: Http, signal: AbortSignal): Promise<Date | null> {
  try {
    const data = asRecord(asRecord(await http.get(path, signal))?.data);
    const end = new Date((data && readText(data, 'ends_at')) ?? Number.NaN);
    if (Number.isNaN(end.getTime())) throw new ApiError('format');
    return end;
  } catch (problem) {
    if (isApiError(problem) && (problem.status === 404 || problem.status === 410)) return null;
    throw problem;
  }
}
