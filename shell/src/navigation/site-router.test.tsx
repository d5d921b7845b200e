import type { DataRouter } from 'react-router-dom';
import { closeOnBack } from '../document/close-on-back';
import { isOffline } from '../offline/is-offline';
import { type Arrival, pageOf, siteRouter } from './site-router';

jest.mock('../offline/is-offline', () => ({ isOffline: jest.fn(() => false) }));

interface NamedPage {
  readonly name: string;
}

/** The pages of the addresses; any other is a page with its path as name. */
let redirects: Readonly<Record<string, string>>;
/** Paths that cannot be loaded now. */
let broken: ReadonlySet<string>;
/** Resolves pending loads, by path. */
let waiting: Map<string, () => void>;
let slow: ReadonlySet<string>;
let ended: AbortController;
let router: DataRouter;
/** The paths that were loaded, in order. */
let loaded: string[];
/** Milliseconds by which the clock is ahead. */
let later: number;

async function load({ pathname }: URL): Promise<Arrival<NamedPage>> {
  loaded.push(pathname);
  if (slow.has(pathname)) await new Promise<void>((resolve) => waiting.set(pathname, resolve));
  const to = redirects[pathname];
  if (to !== undefined) return { kind: 'redirect', to };
  return { kind: 'page', page: { name: broken.has(pathname) ? 'failure' : pathname } };
}

const source = { load, isWhole: ({ name }: NamedPage) => name !== 'failure' };

beforeEach(() => {
  loaded = [];
  later = 0;
  const now = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + later);
  jest.mocked(isOffline).mockReturnValue(false);
  redirects = {};
  broken = new Set();
  waiting = new Map();
  slow = new Set();
  ended = new AbortController();
  window.history.replaceState(null, '', '/first');
  const arrive = closeOnBack(ended.signal);
  ({ router } = siteRouter<NamedPage>({
    routes: (loader) => [{ id: 'site', children: [{ id: 'page', path: '*', loader }] }],
    first: { name: '/first' },
    source,
    signal: ended.signal,
  }));
  router.subscribe(arrive);
});
afterEach(() => {
  ended.abort();
  jest.restoreAllMocks();
});

const shown = () => [pageOf<NamedPage>(router.state)?.name, router.state.historyAction, window.location.pathname];
const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

/** Goes through the history as the browser does, and waits for the page. */
async function go(delta: number): Promise<void> {
  const arrived = new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
  });
  window.history.go(delta);
  await arrived;
  await settled();
}

test('a further navigation ends the pending one, which is never shown', async () => {
  slow = new Set(['/slow']);
  void router.navigate('/slow');
  await router.navigate('/other');
  waiting.get('/slow')?.();
  await settled();
  expect(shown()).toEqual(['/other', 'PUSH', '/other']);
});

test('Back shows a page that was left at once, and loads it again unless it was left within two seconds', async () => {
  await router.navigate('/next');
  await go(-1);
  expect([shown(), loaded]).toEqual([['/first', 'POP', '/first'], ['/next']]);
  later = 3000;
  slow = new Set(['/next']);
  await go(1);
  expect([shown(), loaded]).toEqual([
    ['/next', 'POP', '/next'],
    ['/next', '/next'],
  ]);
});

test('a page that Back has shown stays where it cannot be loaded again', async () => {
  await router.navigate('/next');
  await router.navigate('/other');
  broken = new Set(['/next']);
  later = 3000;
  await go(-1);
  expect([shown(), loaded]).toEqual([
    ['/next', 'POP', '/next'],
    ['/next', '/other', '/next'],
  ]);
});

test.each([
  ['one that had a failed part', '/broken', 0],
  ['one that was left more than five minutes ago', '/next', 5 * 60_000 + 1],
])('Back loads %s before it shows it', async (_, path, after) => {
  broken = new Set(['/broken']);
  await router.navigate(path);
  await router.navigate('/other');
  broken = new Set();
  slow = new Set([path]);
  later = after;
  await go(-1);
  expect(shown()).toEqual(['/other', 'PUSH', path]);
  waiting.get(path)?.();
  await settled();
  expect(shown()).toEqual([path, 'POP', path]);
});

test('a press on a link during the second load of a page that Back has shown is followed', async () => {
  await router.navigate('/next');
  later = 3000;
  slow = new Set(['/first']);
  await go(-1);
  await router.navigate('/other');
  waiting.get('/first')?.();
  await settled();
  expect(shown()).toEqual(['/other', 'PUSH', '/other']);
});

test('a redirect leaves no entry, and Back leads to the page with the link', async () => {
  redirects = { '/old': '/newer', '/newer': '/newest' };
  await router.navigate('/old');
  expect(shown()).toEqual(['/newest', 'PUSH', '/newest']);
  await go(-1);
  expect(shown()).toEqual(['/first', 'POP', '/first']);
});

test('a page that has become a redirect is replaced when Back returns to it', async () => {
  await router.navigate('/next');
  redirects = { '/first': '/moved' };
  later = 3000;
  await go(-1);
  expect(shown()).toEqual(['/moved', 'REPLACE', '/moved']);
  await go(1);
  expect(shown()).toEqual(['/next', 'POP', '/next']);
});

test('the same page is loaded again in its place', async () => {
  const page = pageOf(router.state);
  await router.revalidate();
  expect([pageOf(router.state) === page, loaded]).toEqual([false, ['/first']]);
});

/** Follows a link to a heading as the browser does by itself. */
async function followToHeading(hash: string): Promise<void> {
  window.history.pushState(null, '', hash);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await settled();
}

test('a link to a heading, and Back from it, load nothing, also without a connection', async () => {
  jest.mocked(isOffline).mockReturnValue(true);
  const page = pageOf(router.state);
  await followToHeading('#agents');
  expect([pageOf(router.state) === page, router.state.location.hash]).toEqual([true, '#agents']);
  await go(-1);
  expect([pageOf(router.state) === page, router.state.location.hash, loaded]).toEqual([true, '', []]);
});

test('each entry of a link to a heading has a key and a place of its own', async () => {
  await router.navigate('/next');
  await followToHeading('#comments');
  const one = window.history.state;
  await followToHeading('#comments');
  const other = window.history.state;
  expect([one.idx, other.idx]).toEqual([2, 3]);
  expect(one.key).not.toBe(other.key);
  await router.navigate('/other');
  expect(window.history.state.idx).toBe(4);
});
