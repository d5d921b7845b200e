import { OneAhead } from './one-ahead';

const [map, blog] = [new URL('http://site/map/'), new URL('http://site/blog')];
let requested: { readonly path: string; readonly signal: AbortSignal }[];
let ahead: OneAhead<string>;

beforeEach(() => {
  requested = [];
  ahead = new OneAhead(async ({ pathname }, signal) => {
    requested.push({ path: pathname, signal });
    return pathname;
  });
});

const take = (url: URL, signal = new AbortController().signal) => ahead.take(url, signal);

test('a result is used once', async () => {
  ahead.ask(map);
  ahead.ask(map);
  expect([await take(map), await take(map), requested.length]).toEqual(['/map/', null, 1]);
});

test('another address ends what is loading, by being asked for or by being taken', async () => {
  ahead.ask(map);
  ahead.ask(blog);
  expect(requested.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(await take(map)).toBeNull();
  expect(requested.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});

test('a result is used for ten seconds', async () => {
  jest.useFakeTimers();
  ahead.ask(map);
  jest.advanceTimersByTime(10_001);
  expect(await take(map)).toBeNull();
  jest.useRealTimers();
});

test('a failure is no result', async () => {
  const failing = new OneAhead<string>(() => Promise.reject(new Error('offline')));
  failing.ask(map);
  expect(await failing.take(map, new AbortController().signal)).toBeNull();
});

test('a navigation that is given up ends what was loaded for it', async () => {
  const navigation = new AbortController();
  ahead.ask(map);
  const taken = take(map, navigation.signal);
  navigation.abort();
  await expect(taken).rejects.toThrow('aborted');
  expect(requested[0]?.signal.aborted).toBe(true);
});
