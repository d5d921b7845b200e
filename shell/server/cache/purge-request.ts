import { withTimeLimit } from '../../src/network/time-limit';

/** The caches that documents can be shared in. */
export type CacheKind = 'varnish' | 'fastly' | 'cloudflare';

/** Where a cache is told what has changed. */
export interface PurgeAddress {
  readonly kind: CacheKind;
  /** Without a trailing slash. */
  readonly url: string;
}

const written = /^(varnish|fastly|cloudflare)\+(https?:\/\/.+)$/;

/**
 * `varnish+http://10.0.0.5:6081, varnish+http://10.0.0.6:6081`: one cache, or several of one kind, separated by commas. `null` for anything
 * else.
 */
export function readPurgeAddresses(text: string): readonly PurgeAddress[] | null {
  const found = text.split(',').map((each) => written.exec(each.trim()));
  const addresses = found.flatMap((match) => {
    const [, kind, url = ''] = match ?? [];
    return kind !== undefined && URL.canParse(url) ? [{ kind: kind as CacheKind, url: url.replace(/\/+$/, '') }] : [];
  });
  const areOfOneKind = new Set(addresses.map(({ kind }) => kind)).size === 1;
  return addresses.length === found.length && areOfOneKind ? addresses : null;
}

/** Whether a cache only accepts purges with a token. */
export function needsToken(addresses: readonly PurgeAddress[]): boolean {
  return addresses.some(({ kind }) => kind !== 'varnish');
}

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
