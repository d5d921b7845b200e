import type { Http } from '@iwan/shared/contracts/http';
import type { RouteModule } from '@iwan/shared/contracts/module';
import { shellPages } from '../../pages/shell-pages';
import { composed, wholeReleases } from '../../testing/whole-composition';
import { ModuleFailure } from '../failure/failure';
import type { IslandModule, ModuleHost } from '../load-island';
import { pageMetadata } from '../page-metadata';
import { loadPage } from './load-page';

const http = {} as Http;
const site = { composition: composed(), shellPages };
const Nothing = () => null;
const never = new AbortController().signal;

/** A host with the given modules, under `remote module`, which records reports. */
function hostWith(
  modules: Readonly<Record<string, IslandModule>>,
  isFirstPage = false,
): ModuleHost & { readonly reported: string[] } {
  const reported: string[] = [];
  return {
    reported,
    loaderTimeLimit: 50,
    metadata: (module, data, reading) => pageMetadata(module as RouteModule<unknown>, data, reading, isFirstPage),
    loadModule: async ({ remote, module }) => {
      const found = modules[`${remote} ${module}`];
      if (!found) throw new ModuleFailure({ kind: 'unavailable' }, 'none');
      return found;
    },
    report: ({ module }) => void reported.push(module),
  };
}

const page = (changes: Partial<RouteModule<unknown>> = {}): RouteModule<unknown> => ({
  Component: Nothing,
  loader: async () => 'data',
  head: () => ({ title: 'Blog', description: 'x' }),
  ...changes,
});

async function load(path: string, modules: Readonly<Record<string, IslandModule>>, signal = never) {
  const outcome = await loadPage(hostWith(modules), site, http, new URL(path, 'http://site'), signal);
  if (outcome.kind !== 'page') throw new Error('It was a redirect.');
  return outcome.page;
}

test('a page gets its data, head and status from its remote', async () => {
  const blog = page({ status: () => 404, loader: async ({ query }) => query.get('page') });
  expect(await load('/blog?page=2', { 'mfe-blog ./pages/blog': blog })).toMatchObject({
    name: 'blog',
    status: 404,
    head: { title: 'Blog' },
    island: { status: 'ready', data: '2' },
  });
});

test('a page with an unreachable remote is 503 with noindex', async () => {
  expect(await load('/blog', {})).toMatchObject({
    status: 503,
    head: { noindex: true },
    island: { status: 'failed', failure: { kind: 'unavailable' } },
  });
});

test('a page that its remote does not have yet is 404', async () => {
  const host = {
    ...hostWith({}),
    loadModule: async () => {
      throw new ModuleFailure({ kind: 'unpublished' }, 'not yet');
    },
  };
  const outcome = await loadPage(host, site, http, new URL('http://site/blog'), never);
  expect(outcome).toMatchObject({ page: { status: 404, island: { failure: { kind: 'unpublished' } } } });
});

test('a loader fails after its timeout, with its signal aborted', async () => {
  let signal: AbortSignal | undefined;
  const slow = page({
    loader: (args) => {
      signal = args.signal;
      return new Promise(() => {});
    },
  });
  expect(await load('/blog', { 'mfe-blog ./pages/blog': slow })).toMatchObject({
    status: 503,
    island: { failure: { kind: 'data', message: 'Network response was not ok' } },
  });
  expect(signal?.aborted).toBe(true);
});

test('the backend’s messages are shown, those of bugs are not', async () => {
  const messageOf = async (error: unknown) => {
    const failing = page({
      loader: async () => {
        throw error;
      },
    });
    return (await load('/blog', { 'mfe-blog ./pages/blog': failing })).island;
  };
  const known = Object.assign(new Error('Unexpected data format'), { name: 'ApiError' });
  expect(await messageOf(known)).toMatchObject({ failure: { message: 'Unexpected data format' } });
  expect(await messageOf(new TypeError('x is undefined'))).toMatchObject({
    failure: { message: 'Network response was not ok' },
  });
  expect(await messageOf('no error at all')).toMatchObject({ failure: { message: 'Network response was not ok' } });
});

test.each([
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
  ['is nothing', () => null],
  ['has no title', () => ({ description: 'x' })],
])('a page whose head %s is 503', async (_, head) => {
  const blog = page({ head: head as never });
  expect(await load('/blog', { 'mfe-blog ./pages/blog': blog })).toMatchObject({ status: 503 });
});

test('a remote may redirect its visitor', async () => {
  const moved = page({ redirect: () => ({ to: '/', permanent: true }) });
  const outcome = await loadPage(
    hostWith({ 'mfe-blog ./pages/blog': moved }),
    site,
    http,
    new URL('http://site/blog'),
    never,
  );
  expect(outcome).toEqual({ kind: 'redirect', redirect: { to: '/', permanent: true } });
});

test.each([
  ['/', '/'],
  ['/blog?page=2#new', '/blog?page=2#new'],
  ['/blog-details/дом', '/blog-details/%D0%B4%D0%BE%D0%BC'],
  ['/a b\n', '/a%20b'],
])('a redirect to %p leads to %p', async (to, address) => {
  const host = hostWith({ 'mfe-blog ./pages/blog': page({ redirect: () => ({ to, permanent: false }) }) });
  const outcome = await loadPage(host, site, http, new URL('http://site/blog'), never);
  expect(outcome).toEqual({ kind: 'redirect', redirect: { to: address, permanent: false } });
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/.//evil.example/',
  '/%2e//evil.example/',
  'javascript:alert(1)',
  'evil',
  '',
  7,
  null,
])('a page that would lead to %p is said to be missing, and leads nowhere', async (to) => {
  const blog = page({ redirect: () => ({ to: to as string, permanent: true }) });
  const lost = page({ redirect: () => ({ to: to as string, permanent: false, showsPageFirst: true }) });
  for (const module of [blog, lost]) {
    expect(await load('/blog', { 'mfe-blog ./pages/blog': module })).toMatchObject({
      status: 503,
      island: { status: 'failed', failure: { kind: 'unavailable' } },
    });
  }
});

test('the site’s own redirects call no remote', async () => {
  const host = hostWith({});
  expect(await loadPage(host, site, http, new URL('http://site/agents'), never)).toMatchObject({
    redirect: { to: '/' },
  });
  expect(host.reported).toEqual([]);
});

test('a failing slot of Home does not affect the others', async () => {
  const home = await load('/', { 'mfe-listings ./slots/premier-listings': { Component: Nothing } });
  expect(home.status).toBe(200);
  expect(home.slots['premier-listings']).toMatchObject([
    { id: 'premier-listings', result: { status: 'ready', data: undefined } },
  ]);
  expect(home.slots['fresh-finds']).toMatchObject([{ result: { status: 'failed' } }]);
});

test('a part of Home that does not load delays neither Home nor its other parts', async () => {
  const hanging = { Component: Nothing, loader: () => new Promise(() => {}) };
  const host = hostWith({
    'mfe-listings ./slots/premier-listings': hanging,
    'mfe-listings ./slots/fresh-finds': { Component: Nothing },
  });
  const slowHost = { ...host, loaderTimeLimit: 60_000, partsTimeLimit: 20 };
  const outcome = await loadPage(slowHost, site, http, new URL('/', 'http://site'), AbortSignal.timeout(1000));
  expect(outcome).toMatchObject({
    page: {
      status: 200,
      slots: {
        'premier-listings': [{ result: { status: 'failed', failure: { kind: 'late' } } }],
        'fresh-finds': [{ result: { status: 'ready' } }],
      },
    },
  });
});

test('an unknown address is Home with 404 and noindex', async () => {
  expect(await load('/no/such/page/anywhere', {})).toMatchObject({
    name: 'home',
    status: 404,
    head: { noindex: true },
  });
});

test('an aborted navigation rejects, and reports nothing', async () => {
  const stopped = new AbortController();
  const host = hostWith({ 'mfe-blog ./pages/blog': page({ loader: () => new Promise(() => {}) }) });
  const loading = loadPage(host, site, http, new URL('http://site/blog'), stopped.signal);
  stopped.abort(new Error('gone elsewhere'));
  await expect(loading).rejects.toThrow('gone elsewhere');
  expect(host.reported).toEqual([]);
});

test('a visit that begins at an unknown address is told so there; a later one is redirected', async () => {
  const lost = page({
    status: () => 404,
    redirect: () => ({ to: '/', permanent: false, notice: 'Property not found', showsPageFirst: true }),
  });
  const host = hostWith({ 'mfe-blog ./pages/blog': lost });
  const url = new URL('/blog', 'http://site');
  expect(await loadPage(hostWith({ 'mfe-blog ./pages/blog': lost }, true), site, http, url, never)).toMatchObject({
    kind: 'page',
    page: { status: 404, redirectsTo: '/' },
  });
  expect(await loadPage(host, site, http, url, never)).toMatchObject({
    kind: 'redirect',
    redirect: { to: '/', notice: 'Property not found' },
  });
});

test.each(['abc', 999, 0, Number.NaN, 200.5])('a page with the invalid status %s is missing', async (status) => {
  const blog = page({ status: () => status as number });
  expect(await load('/blog', { 'mfe-blog ./pages/blog': blog })).toMatchObject({
    status: 503,
    head: { noindex: true },
  });
});

describe('a page with a slot for a part of another remote', () => {
  const developer = { ...page(), loader: async () => 'page' };
  const whole = wholeReleases.map((release) => ({
    ...release,
    pages: release.pages.map((each) =>
      each.name === 'developer' ? { ...each, slots: ['projects-of-developer'] } : each,
    ),
  }));
  const withPlace = { composition: composed(whole), shellPages };
  const loadWith = (modules: Readonly<Record<string, IslandModule>>) =>
    loadPage(hostWith(modules), withPlace, http, new URL('/cavarin-properties', 'http://site'), never);
  const pageModule = 'mfe-developers ./pages/developer';
  const slotModule = 'mfe-listings ./slots/projects-of-developer';

  test('is loaded together with it, with the parameters of its address', async () => {
    const begun: string[] = [];
    let resume = () => {};
    const both = new Promise<void>((resolve) => {
      resume = resolve;
    });
    const loader = (name: string) => async (args: { readonly params: Readonly<Record<string, string>> }) => {
      if (begun.push(name) === 2) resume();
      await both;
      return args.params;
    };
    const outcome = await loadWith({
      [pageModule]: { ...developer, loader: loader('page') },
      [slotModule]: { Component: Nothing, loader: loader('slot') },
    });
    expect(outcome).toMatchObject({
      page: {
        island: { status: 'ready', data: { developer: 'cavarin' } },
        slots: {
          'projects-of-developer': [
            { id: 'projects-of-developer', result: { status: 'ready', data: { developer: 'cavarin' } } },
          ],
        },
      },
    });
    expect(outcome.kind === 'page' && [...outcome.modules.keys()].sort()).toEqual(['page', 'projects-of-developer']);
  });

  test('is shown without it when it cannot be loaded', async () => {
    expect(await loadWith({ [pageModule]: developer })).toMatchObject({
      page: {
        status: 200,
        island: { status: 'ready' },
        slots: { 'projects-of-developer': [{ result: { status: 'failed', failure: { kind: 'unavailable' } } }] },
      },
    });
  });

  test('does not wait for it where it redirects', async () => {
    const hanging = { Component: Nothing, loader: () => new Promise(() => {}) };
    const moved = { ...developer, redirect: () => ({ to: '/', permanent: false }) };
    const begun = performance.now();
    expect(await loadWith({ [pageModule]: moved, [slotModule]: hanging })).toMatchObject({ kind: 'redirect' });
    expect(performance.now() - begun).toBeLessThan(40);
  });
});
