import { isApiError } from '@iwan/shared/api/api-error';
import type { Http } from '@iwan/shared/contracts/http';
import { asRecord, readText } from '@iwan/shared/domain/record/untrusted-record';
import { parseSavedLists, type SavedLists } from '@iwan/shared/domain/visitor/saved-lists';

/** Not in section 7: an addition of our own backend. */
const path = '/api/saved-lists';

/** The lists of a user by the backend, and the version that they are. */
export interface BackendLists {
  readonly userId: string;
  readonly version: number;
  readonly lists: SavedLists;
}

/** `null` for a response of another shape. Rejects with an `ApiError`, also with a backend that has no such call. */
export async function readLists(http: Http, signal: AbortSignal): Promise<BackendLists | null> {
  const data = asRecord(asRecord(await http.get(path, signal))?.data);
  const userId = data && readText(data, 'user_id');
  const version = Number(data?.version);
  return userId && Number.isSafeInteger(version) ? { userId, version, lists: parseSavedLists(data.lists) } : null;
}

const bodyOf = ({ userId, ...others }: BackendLists) => ({ user_id: userId, ...others });

/** Replaces the lists of the version that they were merged with; `false` where another device was faster. */
export async function writeLists(http: Http, merged: BackendLists, signal: AbortSignal): Promise<boolean> {
  try {
    await http.send('PUT', path, bodyOf(merged), { signal });
    return true;
  } catch (error) {
    if (isApiError(error) && error.status === 409) return false;
    throw error;
  }
}

/** The same while the page is closed. Without success the next page sends the change. */
export function sendListsAtLeaving(merged: BackendLists): void {
  const request = { method: 'PUT', keepalive: true, headers: { 'Content-Type': 'application/json' } };
  fetch(path, { ...request, body: JSON.stringify(bodyOf(merged)) }).catch(() => {});
}
