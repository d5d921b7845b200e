import type { OfflinePlan, ToKeep } from '../offline-plan';

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent & { readonly data: unknown }) => void): void;
}

/**
 * The service worker. It asks the network first, always, and keeps what came: an old page or file is shown only where
 * a new one cannot be had. What it keeps is bounded by number, the oldest goes. Nothing of it belongs to one person: pages are
 * those of a stranger, and of the backend's calls only the projects' are kept. Written to stand alone: its text is sent.
 */
export function serviceWorker({ offlinePage, cachedPagesMarker, atFirst, shelves }: OfflinePlan): void {
  type ShelfName = keyof typeof shelves;
  const worker = self as unknown as WorkerScope;
  const isLoose = { ignoreVary: true };

  const shelfOf = ({ method, mode, url }: Request): ShelfName | null => {
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== location.origin) return null;
    if (mode === 'navigate') return 'pages';
    if (/^\/(shell|remotes)\/|^\/(favicon|offline)\./.test(pathname)) return 'files';
    if (pathname.startsWith('/images/')) return 'pictures';
    return /^\/api\/projectapi\b|^\/rates\/|^\/composition\.json$/.test(pathname) ? 'answers' : null;
  };

  const keep = async (shelf: ShelfName, address: string, response: Response) => {
    const { cache: name, most } = shelves[shelf];
    const isForOne = /no-store|private/.test(response.headers.get('cache-control') ?? '');
    // What a form was answered with is told once.
    if (response.status !== 200 || response.redirected || isForOne || /[?&](posted|draft)=/.test(address)) return;
    const cache = await caches.open(name);
    await cache.put(address, response);
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((oldest) => cache.delete(oldest)));
  };

  /** The same page with and without its last stroke; of a picture another width where this one is not kept. */
  const find = async (shelf: ShelfName, address: string): Promise<Response | undefined> => {
    const cache = await caches.open(shelves[shelf].cache);
    const found = await cache.match(address, isLoose);
    if (found || shelf === 'files' || shelf === 'answers') return found;
    const url = new URL(address);
    if (shelf === 'pages') {
      url.pathname = url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : `${url.pathname}/`;
      return cache.match(url.href, isLoose);
    }
    const source = (each: string) => each.replace(/^.*?\/images\/\d+\//, '');
    const other = (await cache.keys()).find((each) => source(each.url) === source(address));
    return other && cache.match(other, isLoose);
  };

  const cachedPages = async (): Promise<string> => {
    const cache = await caches.open(shelves.pages.cache);
    const lines = [...(await cache.keys())].reverse().map(async ({ url }) => {
      // As the page's own server has written it, escaped.
      const title = /<title>([^<]*)<\/title>/.exec((await (await cache.match(url, isLoose))?.text()) ?? '')?.[1];
      const { pathname, search } = new URL(url);
      return title ? `<li><a href="${pathname}${search.replace(/&/g, '&amp;')}">${title}</a></li>` : '';
    });
    return (await Promise.all(lines)).join('');
  };

  const offline = async (): Promise<Response> => {
    const kept = await find('files', new URL(offlinePage, location.origin).href);
    if (!kept) return Response.error();
    const lines = await cachedPages();
    // A function: a title in the place of the mark would have signs of its own.
    const html = (await kept.text()).replace(cachedPagesMarker, () => lines);
    return new Response(html, { status: 503, headers: kept.headers });
  };

  const answer = async (event: FetchEvent, shelf: ShelfName): Promise<Response> => {
    const { request } = event;
    const address = request.url.replace(/#.*/, '');
    try {
      const response = (await event.preloadResponse) ?? (await fetch(request));
      // A browser that has no room keeps nothing.
      event.waitUntil(keep(shelf, address, response.clone()).catch(() => {}));
      return response;
    } catch (problem) {
      const kept = await find(shelf, address).catch(() => undefined);
      if (kept) return kept;
      if (shelf === 'pages') return offline();
      throw problem;
    }
  };

  const keepFile = async (address: string) => {
    if (!(await find('files', address))) await keep('files', address, await fetch(address));
  };

  /** A page that is to be readable, with its first pictures. */
  const keepPage = async (path: string) => {
    const address = new URL(path, location.origin);
    if (await find('pages', address.href)) return;
    const response = await fetch(address);
    const html = await response.clone().text();
    await keep('pages', address.href, response);
    const pictures = new Set(html.match(/\/images\/640\/[^"\s,&]+/g) ?? []);
    for (const picture of [...pictures].slice(0, 3)) {
      const { href } = new URL(picture, location.origin);
      await keep('pictures', href, await fetch(href));
    }
  };

  worker.addEventListener('install', (event) => {
    event.waitUntil(
      Promise.all(
        atFirst.map(async (path) => keep('files', new URL(path, location.origin).href, await fetch(path))),
      ).then(() => worker.skipWaiting()),
    );
  });
  worker.addEventListener('activate', (event) => {
    const ours = Object.values(shelves).map(({ cache }) => cache);
    const emptied = caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name))));
    event.waitUntil(Promise.all([emptied, worker.registration.navigationPreload?.enable(), worker.clients.claim()]));
  });
  worker.addEventListener('fetch', (event) => {
    const shelf = shelfOf(event.request);
    if (shelf !== null) event.respondWith(answer(event, shelf));
  });
  worker.addEventListener('message', (event) => {
    const { pages = [], files = [] } = (event.data ?? {}) as Partial<ToKeep>;
    event.waitUntil(Promise.allSettled([...pages.map(keepPage), ...files.map(keepFile)]));
  });
}
