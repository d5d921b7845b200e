import { type Arrival, Navigation } from './navigation';

interface NamedPage {
  readonly name: string;
}

const pageOf = (name: string): NamedPage => ({ name });

/** The pages of the addresses; any other is a page with its path as name. */
let redirects: Readonly<Record<string, string>>;
/** Resolves pending loads, by path. */
let waiting: Map<string, () => void>;
let slow: ReadonlySet<string>;
let ended: AbortController;
let navigation: Navigation<NamedPage>;
let aborted: string[];
/** The paths that were loaded, in order. */
let loaded: string[];
/** Milliseconds by which the clock is ahead. */
let later: number;

async function load({ pathname }: URL, signal: AbortSignal): Promise<Arrival<NamedPage>> {
  loaded.push(pathname);
  signal.addEventListener('abort', () => aborted.push(pathname));
  if (slow.has(pathname)) await new Promise<void>((resolve) => waiting.set(pathname, resolve));
  const to = redirects[pathname];
  return to === undefined ? { kind: 'page', page: pageOf(pathname) } : { kind: 'redirect', to };
}

const source = { load, isWhole: ({ name }: NamedPage) => name !== '/broken' };

beforeEach(() => {
  loaded = [];
  later = 0;
  const now = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + later);
  redirects = {};
  waiting = new Map();
  slow = new Set();
  aborted = [];
  ended = new AbortController();
  window.history.replaceState(null, '', '/first');
  window.scrollTo = jest.fn();
  navigation = new Navigation(pageOf('/first'), source, ended.signal);
});
afterEach(() => {
  ended.abort();
  jest.restoreAllMocks();
});

const shown = () => [navigation.state.page.name, navigation.state.action, window.location.pathname];

/** Goes through the history as the browser does, and waits for the page. */
async function go(delta: number): Promise<void> {
  const arrived = new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => setTimeout(resolve), { once: true });
  });
  window.history.go(delta);
  await arrived;
}

test('the address changes together with the page, not before', async () => {
  slow = new Set(['/next']);
  const there = navigation.navigate('/next');
  expect([shown(), navigation.state.isLoading]).toEqual([['/first', 'POP', '/first'], true]);
  waiting.get('/next')?.();
  await there;
  expect([shown(), navigation.state.isLoading]).toEqual([['/next', 'PUSH', '/next'], false]);
});

test('a further navigation aborts the pending one, which is never shown', async () => {
  slow = new Set(['/slow']);
  const lost = navigation.navigate('/slow');
  await navigation.navigate('/other');
  waiting.get('/slow')?.();
  await lost;
  expect([shown(), aborted]).toEqual([['/other', 'PUSH', '/other'], ['/slow']]);
});

test('Back and Forward show the pages of their entries', async () => {
  await navigation.navigate('/next');
  await go(-1);
  expect(shown()).toEqual(['/first', 'POP', '/first']);
  await go(1);
  expect(shown()).toEqual(['/next', 'POP', '/next']);
});

test('Back shows a page that was left at once, and loads it again unless it was left within two seconds', async () => {
  await navigation.navigate('/next');
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

test.each([
  ['one that had a failed part', '/broken', 0],
  ['one that was left more than five minutes ago', '/next', 5 * 60_000 + 1],
])('Back loads %s before it shows it', async (_, path, after) => {
  await navigation.navigate(path);
  await navigation.navigate('/other');
  slow = new Set([path]);
  later = after;
  await go(-1);
  expect(shown()).toEqual(['/other', 'PUSH', path]);
  waiting.get(path)?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toEqual([path, 'POP', path]);
});

test('a press on a link during the second load of a page that Back has shown is followed', async () => {
  await navigation.navigate('/next');
  later = 3000;
  slow = new Set(['/first']);
  await go(-1);
  await navigation.navigate('/other');
  waiting.get('/first')?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toEqual(['/other', 'PUSH', '/other']);
});

test('a replaced page has no entry for Back', async () => {
  await navigation.navigate('/next');
  await navigation.navigate('/instead', { replace: true });
  expect(shown()).toEqual(['/instead', 'REPLACE', '/instead']);
  await go(-1);
  expect(shown()).toEqual(['/first', 'POP', '/first']);
});

test('a redirect leaves no entry, and Back leads to the page with the link', async () => {
  redirects = { '/old': '/newer', '/newer': '/newest' };
  await navigation.navigate('/old');
  expect(shown()).toEqual(['/newest', 'PUSH', '/newest']);
  await go(-1);
  expect(shown()).toEqual(['/first', 'POP', '/first']);
});

test('a page that has become a redirect is replaced when Back returns to it', async () => {
  await navigation.navigate('/next');
  redirects = { '/first': '/moved' };
  later = 3000;
  await go(-1);
  expect(shown()).toEqual(['/moved', 'REPLACE', '/moved']);
  await go(1);
  expect(shown()).toEqual(['/next', 'POP', '/next']);
});

test('another heading of the current page loads nothing', async () => {
  const { page } = navigation.state;
  await navigation.navigate('/first#agents');
  expect([navigation.state.page, navigation.state.location.hash]).toEqual([page, '#agents']);
  await go(-1);
  expect([navigation.state.page === page, navigation.state.location.hash]).toEqual([true, '']);
});

test.each([
  ['?tab=2', '/first?tab=2'],
  ['/list?a=b#c', '/list?a=b#c'],
  [{ pathname: '/list', search: '?a=b' }, '/list?a=b'],
])('%p leads to %s', async (to, expected) => {
  await navigation.navigate(to);
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(expected);
});

test('the same page is loaded again in its place', async () => {
  const { page, location } = navigation.state;
  await navigation.revalidate();
  expect(navigation.state.page).not.toBe(page);
  expect([navigation.state.location, window.history.length]).toEqual([location, window.history.length]);
});

test('the state of a navigation survives a reload', async () => {
  await navigation.navigate('/next', { state: { from: 'the map' } });
  ended.abort();
  const anew = new Navigation(pageOf('/next'), source, new AbortController().signal);
  expect(anew.state.location).toEqual(navigation.state.location);
});

test('a page starts at its top, after Back where it was left, and where asked at the current position', async () => {
  const scrollTo = jest.mocked(window.scrollTo);
  Object.defineProperty(window, 'scrollY', { value: 700, configurable: true });
  await navigation.navigate('/next');
  navigation.showPlace();
  expect(scrollTo.mock.lastCall).toEqual([0, 0]);
  await go(-1);
  navigation.showPlace();
  expect(scrollTo.mock.lastCall).toEqual([0, 700]);
  scrollTo.mockClear();
  await navigation.navigate('?tab=2', { preventScrollReset: true });
  navigation.showPlace();
  expect(scrollTo).not.toHaveBeenCalled();
});

/** Follows a link to a heading as the browser does by itself. */
function followToHeading(hash: string): void {
  window.history.pushState(null, '', hash);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

test('a link to a heading scrolls to it each time, wherever an entry of that name was left', async () => {
  const heading = document.body.appendChild(document.createElement('h2'));
  heading.id = 'comments';
  heading.scrollIntoView = jest.fn();
  const scrollTo = jest.mocked(window.scrollTo);
  Object.defineProperty(window, 'scrollY', { value: 700, configurable: true });
  followToHeading('#comments');
  navigation.showPlace();
  await navigation.navigate('/next');
  scrollTo.mockClear();
  followToHeading('#comments');
  navigation.showPlace();
  expect(heading.scrollIntoView).toHaveBeenCalledTimes(2);
  expect(scrollTo).not.toHaveBeenCalled();
  // Back to the one on the previous page: its entry has a key.
  await go(-2);
  navigation.showPlace();
  expect([window.location.pathname, scrollTo.mock.lastCall]).toEqual(['/first', [0, 700]]);
  heading.remove();
});
