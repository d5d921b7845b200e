import { withTimeLimit } from '../../src/network/time-limit';
import type { CacheKind, PurgeAddress } from './purge-address';

/** The timeout of a purge in milliseconds. */
const purgeTimeLimit = 3_000;

/** The most keys of one request. */
export const mostKeysOfRequest: Readonly<Record<CacheKind, number>> = { varnish: 50, fastly: 256, cloudflare: 30 };

interface PurgeRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The request by which a cache is told that what has any of these keys has changed. */
export function purgeRequest({ kind, url }: PurgeAddress, token: string | null, keys: readonly string[]): PurgeRequest {
  switch (kind) {
    // `deploy/varnish/iwan.vcl`: the content expires and is still used while no document server answers.
    case 'varnish':
      return { url: `${url}/`, method: 'PURGE', headers: { 'xkey-purge': keys.join(' ') } };
    // Not a soft purge: that would show the content before once more (`stale-while-revalidate`).
    case 'fastly':
      return {
        url: `${url}/purge`,
        method: 'POST',
        headers: { accept: 'application/json', 'fastly-key': token ?? '', 'surrogate-key': keys.join(' ') },
      };
    case 'cloudflare':
      return {
        url: `${url}/purge_cache`,
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ tags: keys }),
      };
  }
}

/** Sends one purge. Rejects with a sentence where the cache does not accept it in time. */
export async function sendPurge(
  address: PurgeAddress,
  token: string | null,
  keys: readonly string[],
  timeLimit = purgeTimeLimit,
): Promise<void> {
  const { url, ...request } = purgeRequest(address, token, keys);
  const response = await withTimeLimit(timeLimit, new AbortController().signal, (signal) =>
    fetch(url, { ...request, redirect: 'manual', signal }),
  );
  await response.body?.cancel();
  if (!response.ok) throw new Error(`It answers with status ${response.status}.`);
}
