import type { Http } from '@iwan/shared/contracts/http';
import type { PlaceWord } from '../../data/place-cache';
import type { CachingHttp } from '../../data/responses/http-over-responses';
import { LoadedData } from './loaded-data';
import { LoaderCache, type LoaderInput } from './loader-cache';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

/** A backend whose response to a path is the same object until it is replaced. */
function backendOf(paths: readonly string[]) {
  const bodies = new Map(paths.map((path) => [path, { path }]));
  const requested: string[] = [];
  const http: CachingHttp = {
    isCached: (path) => bodies.has(path),
    get: async (path) => {
      requested.push(path);
      if (path === '/api/broken') throw new Error('broken');
      return bodies.get(path) ?? { path };
    },
    send: async () => ({}),
    report: () => {},
  };
  return { bodies, asked: requested, http };
}

const addresses = {};

function cacheWith(
  loader: (http: Http) => Promise<Partial<Pick<LoadedData, 'reads'>>>,
  options: { readonly sizeLimit?: number } = {},
) {
  const { http, bodies, asked } = backendOf(['/api/a', '/api/b']);
  const cache = new LoaderCache(options.sizeLimit);
  let runs = 0;
  const read = async (input: Partial<LoaderInput> & { readonly search?: string } = {}) => {
    const { search = '', ...rest } = input;
    const query = new URLSearchParams(search);
    const given: LoaderInput = {
      module: './pages/a',
      params: {},
      query,
      locale: 'en-AE',
      addresses,
      signal: new AbortController().signal,
      http,
      ...rest,
    };
    return cache.read(given, async (used) => {
      runs += 1;
      const { reads = [] } = await loader(used);
      return new LoadedData({ data: `${runs}`, reads });
    });
  };
  return { cache, read, bodies, asked, runs: () => runs };
}

const asks = async (http: Http) => {
  await Promise.all([http.get('/api/a'), http.get('/api/b')]);
  return {};
};

test('data are reused while the responses of which they were made stay the same', async () => {
  const { read, runs } = cacheWith(asks);
  const first = await read();
  expect(await read()).toBe(first);
  expect(runs()).toBe(1);
});

test('a response is requested for each document, so that a change of it shows at once', async () => {
  const { read, runs, bodies, asked } = cacheWith(asks);
  await read();
  await read();
  expect(asked).toEqual(['/api/a', '/api/b', '/api/a', '/api/b']);
  bodies.set('/api/b', { path: '/api/b' });
  await read();
  expect(runs()).toBe(2);
});

test.each<[string, Partial<LoaderInput>]>([
  ['other parameters of the path', { params: { slug: 'quay' } }],
  ['another language', { locale: 'ar-AE' }],
  ['another module', { module: './pages/b' }],
  ['other addresses of pages', { addresses: {} }],
])('with %s they are made anew', async (_, input) => {
  const { read, runs } = cacheWith(asks);
  await read();
  await read(input);
  expect(runs()).toBe(2);
});

test.each<[string, readonly PlaceWord[], readonly string[], number]>([
  ['reads nothing of the query', [], ['', '?utm_source=a', '?utm_source=b&tab=new'], 1],
  ['reads one parameter', ['?tab'], ['?tab=new', '?utm_source=b&tab=new', '?tab=old', '?tab=new&tab=old'], 3],
  ['reads the whole query', ['search'], ['?a=1', '?a=2', '?a=1'], 2],
])('a loader that %s runs once for each of its values', async (_, reads, searches, expected) => {
  const { read, runs } = cacheWith(async () => ({ reads }));
  for (const search of searches) await read({ search });
  expect(runs()).toBe(expected);
});

test('a loader that reads more at one address than at another has its own data at each', async () => {
  let reads: readonly PlaceWord[] = [];
  const { read, runs } = cacheWith(async () => ({ reads }));
  const at = async (search: string) => {
    reads = search.includes('tab=units') ? ['?tab', '?unit'] : ['?tab'];
    return (await read({ search })).json;
  };
  const first = await at('?tab=all&unit=7');
  const [seven, eight] = [await at('?tab=units&unit=7'), await at('?tab=units&unit=8')];
  expect(new Set([first, seven, eight]).size).toBe(3);
  const again = await at('?tab=all&unit=7');
  for (let visit = 0; visit < 5; visit += 1) {
    expect([await at('?tab=all&unit=7'), await at('?tab=units&unit=7')]).toEqual([again, seven]);
  }
  expect(runs()).toBe(4);
});

test.each<[string, (http: Http) => Promise<unknown>]>([
  ['of a response that is not cached', (http) => http.get('/api/session')],
  ['after a request that has failed', (http) => http.get('/api/broken').catch(() => null)],
  ['after something was sent', (http) => http.send('POST', '/api/a', {})],
])('data %s are not reused', async (_, request) => {
  const { read, runs } = cacheWith(async (http) => {
    await request(http);
    return {};
  });
  await read();
  await read();
  expect(runs()).toBe(2);
});

test('a response that is not cached is requested once for each document', async () => {
  const { read, asked } = cacheWith((http) => http.get('/api/session') as Promise<object>);
  await read();
  await read();
  expect(asked).toEqual(['/api/session', '/api/session']);
});

test('without a cache of responses nothing is reused: another visitor may get others', async () => {
  const { read, runs } = cacheWith(asks);
  const http: Http = { get: async () => ({}), send: async () => ({}), report: () => {} };
  await read({ http });
  await read({ http });
  expect(runs()).toBe(2);
});

test('after ten seconds they are made anew, since a loader may depend on the clock', async () => {
  const { read, runs } = cacheWith(asks);
  await read();
  await jest.advanceTimersByTimeAsync(9_900);
  await read();
  expect(runs()).toBe(1);
  await jest.advanceTimersByTimeAsync(200);
  await read();
  expect(runs()).toBe(2);
});

test('a loader that fails is run again', async () => {
  const { read } = cacheWith(async () => {
    throw new Error('broken');
  });
  await expect(read()).rejects.toThrow('broken');
  await expect(read()).rejects.toThrow('broken');
});

test('a thousand addresses take no more than the limit', async () => {
  const { cache, read } = cacheWith(async () => ({ reads: ['search'] }), { sizeLimit: 50_000 });
  for (let visit = 0; visit < 1_000; visit += 1) {
    await read({ search: `?q=${visit}` });
    expect(cache.bytes).toBeLessThanOrEqual(50_000);
  }
  expect(cache.bytes).toBeGreaterThan(40_000);
});
