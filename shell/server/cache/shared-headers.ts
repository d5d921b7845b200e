import type { CacheKind } from './purge-request';

/** How long a shared cache may use a response without asking, in seconds, where it is told of every change. */
const freshFor = 300;
/** The same where it may not be: the backend does not report changes, or the cache does not accept purges. */
const shortlyFreshFor = 5;
/** The same of a provisional document. */
const provisionallyFreshFor = 1;
/** How long a response is used while it is revalidated, in seconds. */
const staleFor = 60;
/** How long it is used while no document server answers, in seconds. */
const staleIfErrorFor = 86_400;

interface Shared {
  readonly keys: readonly string[];
  /** Whether the cache is told of every change. */
  readonly isToldOfChanges: boolean;
  /**
   * Whether it is a document in which a part has failed, that was outdated when it was sent, or of an earlier release. It is used for a
   * second, but also while documents fail: a response that must not be kept would replace the older document in the cache, and the next visitor could get an error.
   */
  readonly isProvisional?: boolean;
}

/**
 * The headers by which a cache in front of the site keeps a response. Browsers always revalidate: `stale-while-revalidate` would have them
 * show an old page once, so each kind of cache has a header of its own for it; Varnish is configured to replace `Cache-Control` for browsers
 * (`deploy/varnish/iwan.vcl`).
 */
export function sharedHeaders(
  kind: CacheKind,
  { keys, isToldOfChanges, isProvisional = false }: Shared,
): Readonly<Record<string, string>> {
  const fresh = isProvisional ? provisionallyFreshFor : isToldOfChanges ? freshFor : shortlyFreshFor;
  const whileRevalidated = isProvisional ? '' : `stale-while-revalidate=${staleFor}, `;
  const stale = `${whileRevalidated}stale-if-error=${staleIfErrorFor}`;
  switch (kind) {
    case 'varnish':
      return { 'cache-control': `max-age=0, s-maxage=${fresh}, ${stale}`, xkey: keys.join(' ') };
    case 'fastly':
      return { 'surrogate-control': `max-age=${fresh}, ${stale}`, 'surrogate-key': keys.join(' ') };
    case 'cloudflare':
      return { 'cloudflare-cdn-cache-control': `max-age=${fresh}, ${stale}`, 'cache-tag': keys.join(',') };
  }
}
