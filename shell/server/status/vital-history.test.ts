import { stepLength, VitalHistory } from './vital-history';

const view = (lcp: number, version = 'b1') => ({ shell: 's1', releases: { 'mfe-blog': version }, vitals: { lcp } });
const nothing = (count: number) => Array(count).fill(null);

test('says for each five minutes of the last hour what three of four page views stayed below', () => {
  let now = 0;
  const history = new VitalHistory(() => now);
  for (const lcp of [100, 200, 300, 400]) history.add(view(lcp));
  now = 3 * stepLength;
  history.add(view(900));
  expect(history.percentiles('mfe-blog', 'b1', 'lcp')).toEqual([...nothing(8), 300, null, null, 900]);
  expect(history.percentiles('shell', 's1', 'lcp').at(-1)).toBe(900);
  expect(history.percentiles('mfe-blog', 'b1', 'inp')).toEqual(nothing(12));
  now = 12 * stepLength;
  expect(history.percentiles('mfe-blog', 'b1', 'lcp')).toEqual([...nothing(2), 900, ...nothing(9)]);
  now = 40 * stepLength;
  expect(history.percentiles('mfe-blog', 'b1', 'lcp')).toEqual(nothing(12));
});

test('a hundred thousand page views and a thousand releases are remembered in part', () => {
  let now = 0;
  const history = new VitalHistory(() => now);
  for (let count = 0; count < 100_000; count += 1) {
    now += 50;
    history.add(view(count % 1000));
  }
  const last = history.percentiles('mfe-blog', 'b1', 'lcp').at(-1) ?? 0;
  expect(last).toBeGreaterThan(600);
  expect(last).toBeLessThan(900);
  for (let version = 0; version < 1000; version += 1) history.add(view(1, `v${version}`));
  expect(history.percentiles('mfe-blog', 'v0', 'lcp')).toEqual(nothing(12));
  expect(history.percentiles('mfe-blog', 'v999', 'lcp').at(-1)).toBe(1);
});
