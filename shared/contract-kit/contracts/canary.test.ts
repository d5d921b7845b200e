import { hasEnded, parseCanary, parseCanaryEnd } from './canary';

const since = '2026-11-25T12:00:00.000Z';
const canary = { version: '0f3a', percent: 10, since };

test.each([
  { what: 'a canary', written: canary, read: canary },
  { what: 'a later key', written: { ...canary, later: 1 }, read: canary },
  { what: 'no percentage', written: { ...canary, percent: 0 }, read: null },
  { what: 'everybody', written: { ...canary, percent: 100 }, read: null },
  { what: 'a part of a percent', written: { ...canary, percent: 1.5 }, read: null },
  { what: 'a version that leads elsewhere', written: { ...canary, version: '../mfe-tools/0f3a' }, read: null },
  { what: 'no time', written: { ...canary, since: 'yesterday' }, read: null },
  { what: 'a list', written: [canary], read: null },
  { what: 'nothing', written: null, read: null },
])('of a canary file with $what it reads $read', ({ written, read }) => {
  expect(parseCanary(JSON.stringify(written))).toEqual(read);
});

test('half a file is no canary and no end', () => {
  expect([parseCanary('{"version":"0f'), parseCanaryEnd('{"since":"')]).toEqual([null, null]);
});

test('an end counts for the canary that it names, and not for a later one of the same release', () => {
  const end = parseCanaryEnd(JSON.stringify({ since, at: since, outcome: 'withdrawn', reason: 'It was slower.' }));
  expect(hasEnded(canary, end)).toBe(true);
  expect(hasEnded({ ...canary, since: '2026-11-25T13:00:00.000Z' }, end)).toBe(false);
  expect(hasEnded(canary, null)).toBe(false);
});
