import { ModuleFailure } from '../../../src/federation/failure/failure';
import { TimeLimitExceeded } from '../../../src/network/time-limit';
import { CircuitBreaker } from './circuit-breaker';
import { RemoteEnded, RemoteUnavailable } from './remote-failures';

const late = new TimeLimitExceeded(2500);
const ended = new RemoteEnded('It did not answer.');

beforeEach(() => jest.useFakeTimers({ now: 1000 }));
afterEach(() => jest.useRealTimers());

const fail = (breaker: CircuitBreaker, page: string, error: Error) =>
  expect(breaker.call(page, () => Promise.reject(error))).rejects.toBe(error);
const succeed = (breaker: CircuitBreaker, page: string) => breaker.call(page, async () => 'made');
const isRefused = (breaker: CircuitBreaker, page: string) =>
  expect(succeed(breaker, page)).rejects.toBeInstanceOf(ModuleFailure);

test.each([
  ['late', late, 3],
  ['of which the process was ended', ended, 2],
] as const)(
  'does not call a page that was %s several times in a row, and calls the others',
  async (_, error, times) => {
    const breaker = new CircuitBreaker('blog Article');
    for (let count = 1; count < times; count += 1) await fail(breaker, '/1', error);
    expect(breaker.isOpen).toBe(false);
    await fail(breaker, '/1', error);
    expect(breaker.isOpen).toBe(true);
    await isRefused(breaker, '/1');
    expect(await succeed(breaker, '/2')).toBe('made');
  },
);

test('lets one call through after a second, and closes when it succeeds', async () => {
  const breaker = new CircuitBreaker('blog Article');
  for (let count = 0; count < 3; count += 1) await fail(breaker, '/1', late);
  jest.advanceTimersByTime(1_001);
  let response = (_: string) => {};
  const trial = breaker.call('/1', () => new Promise<string>((resolve) => (response = resolve)));
  await isRefused(breaker, '/1');
  response('made');
  expect(await trial).toBe('made');
  await fail(breaker, '/1', late);
  expect(await succeed(breaker, '/1')).toBe('made');
});

test('doubles the pause with each failed trial, up to half a minute', async () => {
  const breaker = new CircuitBreaker('blog Article');
  await fail(breaker, '/1', ended);
  for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    await fail(breaker, '/1', ended);
    jest.advanceTimersByTime(pause - 1);
    await isRefused(breaker, '/1');
    jest.advanceTimersByTime(2);
    // Other pages of the module are well.
    await succeed(breaker, '/2').catch(() => {});
  }
});

test('calls no page of a module of which five pages in a row have ended the process', async () => {
  const breaker = new CircuitBreaker('blog Article');
  for (const page of ['/1', '/2', '/3', '/4']) await fail(breaker, page, ended);
  expect(await succeed(breaker, '/5')).toBe('made');
  for (const page of ['/11', '/12', '/13', '/14', '/15']) await fail(breaker, page, ended);
  await isRefused(breaker, '/16');
  jest.advanceTimersByTime(1_001);
  expect(await succeed(breaker, '/16')).toBe('made');
});

test('late pages never close a module', async () => {
  const breaker = new CircuitBreaker('blog Article');
  for (let page = 0; page < 200; page += 1) await fail(breaker, `/${page}`, late);
  expect(breaker.isOpen).toBe(false);
});

test.each([
  ['that has only thrown', new Error('broken')],
  ['whose process another module has ended', new RemoteUnavailable('gone')],
])('calls a page again %s', async (_, error) => {
  const breaker = new CircuitBreaker('blog Article');
  for (let count = 0; count < 10; count += 1) await fail(breaker, '/1', error);
  expect(await succeed(breaker, '/1')).toBe('made');
});
