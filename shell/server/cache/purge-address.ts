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
