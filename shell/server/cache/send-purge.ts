import { ownFetch } from '../request/network/own-fetch';
import type { PurgeAddress } from './purge-address';
import { purgeRequest } from './purge-request';

/** The timeout of a purge in milliseconds. */
const purgeTimeLimit = 3_000;

/** Sends one purge. Rejects with a sentence where the cache does not accept it in time. */
export async function sendPurge(
  address: PurgeAddress,
  token: string | null,
  keys: readonly string[],
  timeLimit = purgeTimeLimit,
): Promise<void> {
  const { url, ...request } = purgeRequest(address, token, keys);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error(`No answer within ${timeLimit} ms.`)), timeLimit);
  try {
    const answer = await ownFetch(url, { ...request, redirect: 'manual', signal: limit.signal });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`It answers with status ${answer.status}.`);
  } catch (problem) {
    if (limit.signal.aborted) throw limit.signal.reason;
    throw problem;
  } finally {
    clearTimeout(timer);
  }
}
