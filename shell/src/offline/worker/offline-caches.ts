import type { CacheKind, OfflinePlan } from '../offline-plan';

export interface OfflineCaches {
  /** Which cache the response to a request belongs to; `null` for one that is not cached. */
  kindOf(request: Request): CacheKind | null;
  put(kind: CacheKind, address: string, response: Response): Promise<void>;
  find(kind: CacheKind, address: string): Promise<Response | undefined>;
  /** The cached pages as items of a list in HTML, the newest first. */
  pageItems(): Promise<string>;
  /** Caches of an earlier release of the worker, which have other names. */
  removeEarlier(): Promise<unknown>;
}

/**
 * The caches of the service worker. Each is bounded by number; the oldest response is removed first. They contain nothing personal:
 * pages are those of an anonymous visitor, and of the backend's calls only those for projects are cached. It uses nothing from
 * outside of itself, since its source text is sent.
 */
export function offlineCaches({ limits }: OfflinePlan): OfflineCaches {
  const ignoringVary = { ignoreVary: true };

  async function find(kind: CacheKind, address: string): Promise<Response | undefined> {
    const cache = await caches.open(limits[kind].cache);
    const found = await cache.match(address, ignoringVary);
    if (found || kind === 'files' || kind === 'responses') return found;
    const url = new URL(address);
    if (kind === 'pages') {
      // The same page with and without its last slash.
      url.pathname = url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : `${url.pathname}/`;
      return cache.match(url.href, ignoringVary);
    }
    // Of a picture another width, where this one is not cached.
    const source = (each: string) => each.replace(/^.*?\/images\/\d+\//, '');
    const other = (await cache.keys()).find((each) => source(each.url) === source(address));
    return other && cache.match(other, ignoringVary);
  }

  return {
    find,
    kindOf({ method, mode, url }) {
      const { origin, pathname } = new URL(url);
      if (method !== 'GET' || origin !== location.origin) return null;
      if (mode === 'navigate') return 'pages';
      if (/^\/(shell|remotes)\/|^\/(favicon|offline)\./.test(pathname)) return 'files';
      if (pathname.startsWith('/images/')) return 'pictures';
      return /^\/api\/projectapi\b|^\/rates\/|^\/composition\.json$/.test(pathname) ? 'responses' : null;
    },
    async put(kind, address, response) {
      const { cache: name, most } = limits[kind];
      const isForOne = /no-store|private/.test(response.headers.get('cache-control') ?? '');
      // The response to a posted form is shown once.
      if (response.status !== 200 || response.redirected || isForOne || /[?&](posted|draft)=/.test(address)) return;
      const cache = await caches.open(name);
      await cache.put(address, response);
      const cached = await cache.keys();
      await Promise.all(cached.slice(0, Math.max(0, cached.length - most)).map((oldest) => cache.delete(oldest)));
    },
    async pageItems() {
      const cache = await caches.open(limits.pages.cache);
      const items = [...(await cache.keys())].reverse().map(async ({ url }) => {
        // The document server has escaped it.
        const title = /<title>([^<]*)<\/title>/.exec((await (await cache.match(url, ignoringVary))?.text()) ?? '')?.[1];
        const { pathname, search } = new URL(url);
        return title ? `<li><a href="${pathname}${search.replace(/&/g, '&amp;')}">${title}</a></li>` : '';
      });
      return (await Promise.all(items)).join('');
    },
    async removeEarlier() {
      const ours = Object.values(limits).map(({ cache }) => cache);
      const names = await caches.keys();
      return Promise.all(names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)));
    },
  };
}
