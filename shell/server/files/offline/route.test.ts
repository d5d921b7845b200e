import { runInNewContext } from 'node:vm';
import fastify from 'fastify';
import { cachedPagesMarker, offlinePagePath } from '../../../src/offline/offline-plan';
import { offlineRoute } from './route';

type Listener = (event: object) => void;

/** The worker's listeners, from the text that is sent: a browser has nothing of this repository around it. */
async function listenersOf(cached: ReadonlyMap<string, Response>): Promise<ReadonlyMap<string, Listener>> {
  const app = fastify();
  await app.register(offlineRoute, { shellAssets: () => ({ fonts: null }) });
  const { body } = await app.inject('/service-worker.js');
  await app.close();
  const listeners = new Map<string, Listener>();
  const cache = {
    match: async (requested: string | Request) =>
      cached.get(typeof requested === 'string' ? requested : requested.url)?.clone(),
    keys: async () => [...cached.keys()].map((url) => new Request(url)),
  };
  runInNewContext(body, {
    self: { addEventListener: (type: string, listener: Listener) => listeners.set(type, listener) },
    location: new URL('https://iwan.example/'),
    caches: { open: async () => cache },
    fetch: async () => Promise.reject(new TypeError('offline')),
    ...{ URL, Response, Request, Map, Set, Promise },
  });
  return listeners;
}

async function responseOffline(path: string, cached: ReadonlyMap<string, Response>): Promise<Response> {
  const listeners = await listenersOf(cached);
  const request = { method: 'GET', mode: 'navigate', url: `https://iwan.example${path}` };
  return new Promise((resolve, reject) => {
    const respondWith = (response: Promise<Response>) => response.then(resolve, reject);
    listeners.get('fetch')?.({
      request,
      preloadResponse: Promise.resolve(undefined),
      respondWith,
      waitUntil: () => {},
    });
  });
}

test('the worker that is sent answers a page from its cache when the network fails, by itself', async () => {
  const cached = new Map([['https://iwan.example/faq', new Response('<title>Questions</title>')]]);
  expect(await (await responseOffline('/faq/', cached)).text()).toBe('<title>Questions</title>');
});

test('in place of a page that is not cached it lists those that are', async () => {
  const offline = new Response(`<ul>${cachedPagesMarker}</ul>`);
  const cached = new Map([
    [`https://iwan.example${offlinePagePath('en-AE')}`, offline],
    ['https://iwan.example/faq', new Response('<title>Questions $&</title>')],
  ]);
  const response = await responseOffline('/map/', cached);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('<a href="/faq">Questions $&</a>');
});

test('a page that is not cached is replaced by the offline page in its language', async () => {
  const cached = new Map([
    ['https://iwan.example/offline', new Response('English')],
    ['https://iwan.example/ar/offline', new Response('Arabic')],
  ]);
  const shown = async (path: string) => (await responseOffline(path, cached)).text();
  expect(await Promise.all(['/map', '/ar', '/ar/map', '/arabian-ranches'].map(shown))).toEqual([
    'English',
    'Arabic',
    'Arabic',
    'English',
  ]);
});
