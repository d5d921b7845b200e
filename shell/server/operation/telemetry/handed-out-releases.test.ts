import type { BrowserReleases } from '../../../src/composition/composition';
import { HandedOutReleases } from './handed-out-releases';

const releaseOf = (version: string) => ({ version, container: 'c', entry: '/e.js', modules: [] });
const releases = (version: string): BrowserReleases => ({ 'mfe-blog': releaseOf(version), 'mfe-away': null });
const hour = 3_600_000;

test('believes a release for an hour after it was handed out last', () => {
  let now = 0;
  const handedOut = new HandedOutReleases(() => now);
  const one = releases('one');
  handedOut.note(one);
  now = hour - 1;
  expect(handedOut.has('mfe-blog', 'one')).toBe(true);
  handedOut.note(one);
  now = 2 * hour - 2;
  expect(handedOut.has('mfe-blog', 'one')).toBe(true);
  now = 2 * hour;
  expect(handedOut.has('mfe-blog', 'one')).toBe(false);
});

test.each([
  ['mfe-blog', 'invented'],
  ['mfe-invented', 'one'],
  ['mfe-away', 'one'],
])('does not believe %s %s', (remote, version) => {
  const handedOut = new HandedOutReleases();
  handedOut.note(releases('one'));
  expect(handedOut.has(remote, version)).toBe(false);
});

test('remembers a bounded number of releases', () => {
  const handedOut = new HandedOutReleases();
  for (let version = 0; version < 2000; version += 1) handedOut.note(releases(`v${version}`));
  const remembered = Array.from({ length: 2000 }, (_, version) => handedOut.has('mfe-blog', `v${version}`));
  expect(remembered.filter(Boolean)).toHaveLength(1000);
});
