import type { Site } from '../release/composed-site';
import { compositionKey, watchSite } from './watch-site';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

const siteOf = (release: string) => ({ composition: { releases: { 'mfe-blog': release } } }) as unknown as Site;

test('a release that moves is noticed within half a second, without any request', async () => {
  let [site, canaries] = [siteOf('1'), ''];
  const heard = { onMoved: jest.fn(), onCanaries: jest.fn() };
  const stop = watchSite({ current: async () => site, canaries: () => canaries, ...heard });
  await jest.advanceTimersByTimeAsync(1_000);
  expect([heard.onMoved.mock.calls, heard.onCanaries.mock.calls]).toEqual([[], []]);
  const before = compositionKey(site);
  site = siteOf('2');
  await jest.advanceTimersByTimeAsync(500);
  expect(heard.onMoved.mock.calls).toEqual([[before]]);
  canaries = 'mfe-blog:3 10';
  await jest.advanceTimersByTimeAsync(500);
  expect(heard.onCanaries).toHaveBeenCalledTimes(1);
  stop();
  site = siteOf('4');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(heard.onMoved).toHaveBeenCalledTimes(1);
});

test('equal compositions have one key, which fits into a header', () => {
  expect(compositionKey(siteOf('1'))).toBe(compositionKey(siteOf('1')));
  expect(compositionKey(siteOf('1'))).not.toBe(compositionKey(siteOf('2')));
  expect(compositionKey(siteOf('1'))).toMatch(/^composition-[\w-]{12}$/);
});
