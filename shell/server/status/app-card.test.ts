import type { ListedRelease } from '@iwan/tooling/store/list-releases';
import { appCard } from './app-card';
import type { AppStatus } from './site-status';
import { textsOf } from './texts';

const app: AppStatus = {
  name: 'mfe-blog',
  live: 'stable',
  restarts: {},
  strayErrors: 0,
  openCircuits: [],
  failedIslands: 0,
  pageViews: 0,
  failedLoads: 0,
  browserErrors: 0,
  vitals: { lcp: [], inp: [], cls: [] },
  canary: null,
  releases: [],
  earlier: null,
};
const canary = { name: 'mfe-blog', version: 'next', percent: 10, since: '2026-11-25T12:00:00.000Z' };
const compared = {
  errors: { canary: { failed: 0, all: 20 }, stable: { failed: 1, all: 180 } },
  failedLoads: { canary: { failed: 12, all: 20 }, stable: { failed: 0, all: 180 } },
  parts: { canary: { failed: 0, all: 0 }, stable: { failed: 0, all: 0 } },
};

/** The words of a card, without its marks. */
const wordsOf = (changes: Partial<AppStatus>) =>
  appCard({ ...app, ...changes }, textsOf('en-AE'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const withCanary = { canary: { canary, compared } };

test('says which canary runs, for how many, and how it does by what was compared', () => {
  const words = wordsOf(withCanary);
  expect(words).toContain('next 10% of visitors since 2026-11-25 12:00 UTC');
  expect(words).toContain('Uncaught errors in 0 of 20 visits, live release 1 of 180');
  expect(wordsOf({})).not.toContain('Canary');
});

test('marks what is on the way to withdraw the canary, and nothing else', () => {
  const html = appCard({ ...app, ...withCanary }, textsOf('en-AE'));
  expect(html).toContain('<dd class="bad">in 12 of 20 visits, live release 0 of 180</dd>');
  expect(html).toContain('<dd>in 0 of 20 visits');
});

test('says of each release what it is to the visitors, and why a canary was withdrawn', () => {
  const release = {
    ...{ name: 'mfe-blog', version: 'next', publishedAt: null, publishedBy: null, message: null },
    ...{ lastLive: null, contract: '^3.0.0' },
  };
  const wordsOfState = (state: ListedRelease['state']) => wordsOf({ releases: [{ ...release, state }] });
  expect(wordsOfState({ kind: 'withdrawn', reason: 'Too <slow>.' })).toContain(
    'next withdrawn Too &lt;slow&gt;. unknown',
  );
  expect(wordsOfState({ kind: 'rolled back' })).toContain('next rolled back unknown');
  expect(wordsOfState({ kind: 'earlier' })).toContain('next unknown');
});
