import type { CacheKind, CacheRequest, OfflinePlan } from '../offline-plan';
import type { OfflineCaches } from './offline-caches';

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface WorkerScope {
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent & { readonly data: unknown }) => void): void;
}

/**
 * The service worker: the network first, always, and its caches where the network fails. It uses nothing from outside of itself,
 * since its source text is sent.
 */
export function serviceWorker(
  { offlinePage, translatedPages, cachedPagesMarker, precached }: OfflinePlan,
  { find, kindOf, pageItems, put, removeEarlier }: OfflineCaches,
): void {
  const worker = self as unknown as WorkerScope;

  const offline = async (address: string): Promise<Response> => {
    const start = ({ prefix }: { readonly prefix: string }) => `${new URL(address).pathname}/`.startsWith(`${prefix}/`);
    const path = translatedPages.find(start)?.page ?? offlinePage;
    const page = await find('files', new URL(path, location.origin).href);
    if (!page) return Response.error();
    const items = await pageItems();
    // A function: `$` in a title would be read as a pattern of the replacement.
    const html = (await page.text()).replace(cachedPagesMarker, () => items);
    return new Response(html, { status: 503, headers: page.headers });
  };

  const respond = async (event: FetchEvent, kind: CacheKind): Promise<Response> => {
    const { request } = event;
    const address = request.url.replace(/#.*/, '');
    try {
      const response = (await event.preloadResponse) ?? (await fetch(request));
      // A browser without room caches nothing.
      event.waitUntil(put(kind, address, response.clone()).catch(() => {}));
      return response;
    } catch (error) {
      const cached = await find(kind, address).catch(() => undefined);
      if (cached) return cached;
      if (kind === 'pages') return offline(address);
      throw error;
    }
  };

  const cacheFile = async (address: string) => {
    if (!(await find('files', address))) await put('files', address, await fetch(address));
  };

  /** Caches a page that is to be readable, with its first pictures. */
  const cachePage = async (path: string) => {
    const address = new URL(path, location.origin);
    if (await find('pages', address.href)) return;
    const response = await fetch(address);
    const html = await response.clone().text();
    await put('pages', address.href, response);
    const pictures = new Set(html.match(/\/images\/640\/[^"\s,&]+/g) ?? []);
    for (const picture of [...pictures].slice(0, 3)) {
      const { href } = new URL(picture, location.origin);
      await put('pictures', href, await fetch(href));
    }
  };

  worker.addEventListener('install', (event) => {
    const cached = precached.map(async (path) => put('files', new URL(path, location.origin).href, await fetch(path)));
    event.waitUntil(Promise.all(cached).then(() => worker.skipWaiting()));
  });
  worker.addEventListener('activate', (event) => {
    const preload = worker.registration.navigationPreload?.enable();
    // Open pages are not claimed: the browser would remove those that it keeps for Back, since they were loaded without the worker.
    event.waitUntil(Promise.all([removeEarlier(), preload]));
  });
  worker.addEventListener('fetch', (event) => {
    const kind = kindOf(event.request);
    if (kind !== null) event.respondWith(respond(event, kind));
  });
  worker.addEventListener('message', (event) => {
    const { pages = [], files = [] } = (event.data ?? {}) as Partial<CacheRequest>;
    event.waitUntil(Promise.allSettled([...pages.map(cachePage), ...files.map(cacheFile)]));
  });
}
