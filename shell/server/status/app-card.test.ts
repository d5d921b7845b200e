import type { ListedRelease } from '@iwan/tooling/store/list-releases';
import type { CanaryStanding } from '../canaries/judge/canary-judge';
import { appCard } from './app-card';
import type { AppStatus } from './status-description';
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
const standings = [
  { metric: 'errors', losses: 0, wins: 0, evidence: 1 },
  { metric: 'lcp', losses: 3, wins: 1, evidence: 1.52 },
  { metric: 'cls', losses: 12, wins: 0, evidence: 315 },
] as const;

/** The words of a card, without its marks. */
const wordsOf = (changes: Partial<AppStatus>) =>
  appCard({ ...app, ...changes }, textsOf('en-AE'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const withCanary = (changes: Partial<CanaryStanding> = {}) => ({
  canary: { canary, pairs: 16, standings, ...changes },
});

test('says which canary runs, for how many, and how it does by what was compared', () => {
  const words = wordsOf(withCanary());
  expect(words).toContain('next 10% of the visitors since 2026-11-25 12:00 UTC');
  expect(words).toContain('16 pairs were compared with the live release.');
  expect(words).toContain('LCP worse in 3 of 4, evidence 1.5 of 800');
  expect(words).not.toContain('Uncaught errors worse');
  expect(wordsOf({})).not.toContain('Canary');
});

test('marks what is on the way to withdraw the canary, and nothing else', () => {
  const html = appCard({ ...app, ...withCanary() }, textsOf('en-AE'));
  expect(html).toContain('<dd class="bad">worse in 12 of 12, evidence 320 of 800</dd>');
  expect(html).toContain('<dd>worse in 3 of 4');
});

test('says of a canary that nobody has seen that nothing was compared', () => {
  expect(wordsOf(withCanary({ pairs: 0, standings: [] }))).toContain('Nothing was compared yet.');
});

test('says of each release what it is to the visitors, and why a canary was withdrawn', () => {
  const release = {
    ...{ name: 'mfe-blog', version: 'next', publishedAt: null, publishedBy: null, message: null },
    ...{ lastLive: null, contract: '^3.0.0' },
  };
  const wordsOfState = (state: ListedRelease['state']) => wordsOf({ releases: [{ ...release, state }] });
  expect(wordsOfState({ kind: 'withdrawn', reason: 'Too <slow>.' })).toContain(
    'next withdrawn as a canary Too &lt;slow&gt;. not noted',
  );
  expect(wordsOfState({ kind: 'rolled back' })).toContain('next rolled back not noted');
  expect(wordsOfState({ kind: 'earlier' })).toContain('next not noted');
});
