import { describePageView } from './beacon';
import type { LoggedFailure } from './failure-log';

const pinned = { 'mfe-blog': { version: 'b1' }, 'mfe-tools': { version: 't1' }, 'mfe-away': null };
const seen = {
  shell: 's1',
  pinned,
  shown: new Set(['mfe-blog']),
  failures: [] as readonly LoggedFailure[],
  vitals: {},
  isWhole: true,
};

test('names the releases of the remotes that were on the page, and no others', () => {
  expect(describePageView(seen)).toEqual({
    shell: 's1',
    releases: { 'mfe-blog': 'b1' },
    failedLoads: {},
    errors: {},
    vitals: {},
    isWhole: true,
  });
});

test('counts failures by owner and kind, also of a remote that was not shown', () => {
  const failures: readonly LoggedFailure[] = [
    { kind: 'load', name: 'mfe-tools', version: 't1' },
    { kind: 'error', name: 'mfe-blog', version: 'b1' },
    { kind: 'error', name: 'mfe-blog', version: 'b1' },
    { kind: 'error', name: 'shell', version: null },
  ];
  expect(describePageView({ ...seen, failures })).toMatchObject({
    releases: { 'mfe-blog': 'b1', 'mfe-tools': 't1' },
    failedLoads: { 'mfe-tools': 1 },
    errors: { 'mfe-blog': 2, shell: 1 },
  });
});

test.each([
  ['another release than the document was made with', { kind: 'error', name: 'mfe-blog', version: 'b2' }],
  ['a remote that has none', { kind: 'load', name: 'mfe-away', version: null }],
  ['a remote that is not on the site', { kind: 'load', name: 'mfe-else', version: 'x' }],
] as const)('leaves out what failed of %s', (_, failure) => {
  expect(describePageView({ ...seen, failures: [failure] })).toMatchObject({ failedLoads: {}, errors: {} });
});

test('rounds and limits the measurements and the counts of failures', () => {
  const vitals = { lcp: 1234.56, cls: 0.12345, inp: 1e9, ttfb: -3 };
  const failures = Array.from({ length: 150 }, () => ({ kind: 'error', name: 'shell', version: null }) as const);
  expect(describePageView({ ...seen, vitals, failures })).toMatchObject({
    vitals: { lcp: 1235, cls: 0.123, inp: 60_000, ttfb: 0 },
    errors: { shell: 100 },
  });
});
