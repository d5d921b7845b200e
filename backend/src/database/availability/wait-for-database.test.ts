import { StartFailure } from '../../start-failure';
import { waitForDatabase } from './is-away';

const failure = (code: string) => Object.assign(new Error(code), { code });
const refused = new StartFailure('Nothing listens there.', { cause: failure('ECONNREFUSED') });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a database that is away for ten minutes is waited for, every five seconds in the end', async () => {
  const back = Date.now() + 10 * 60_000;
  const away = jest.fn();
  const opened = waitForDatabase(async () => {
    if (Date.now() < back) throw refused;
    return 'open';
  }, away);
  await jest.advanceTimersByTimeAsync(10 * 60_000 + 5_000);
  expect(await opened).toBe('open');
  expect(away).toHaveBeenCalledWith(refused);
  expect(away.mock.calls.length).toBeGreaterThan(100);
  expect(away.mock.calls.length).toBeLessThan(130);
});

test('a wrong password, or a fault of ours, ends the wait at once', async () => {
  for (const error of [failure('28P01'), new TypeError('x is not a function')]) {
    await expect(waitForDatabase(() => Promise.reject(error), jest.fn())).rejects.toBe(error);
  }
});
