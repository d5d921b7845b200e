import { Registry } from 'prom-client';
import { countCanaries } from './canary-metrics';
import type { CanaryStanding } from './judge/canary-judge';
import { enough } from './judge/comparison';

const canary = { name: 'mfe-blog', version: 'next', percent: 10, since: '2026-11-25T12:00:00.000Z' };
const standing: CanaryStanding = {
  canary,
  pairs: 34,
  standings: [{ metric: 'lcp', losses: 3, wins: 1, evidence: 1.5 }],
};

test('tells of the canaries that run, and of none that is over', async () => {
  const registry = new Registry();
  const judge: { current: readonly CanaryStanding[] } = { current: [standing] };
  countCanaries(registry, judge);
  const seriesNow = async () => (await registry.metrics()).split('\n').filter((line) => /^iwan_/.test(line));
  expect(await seriesNow()).toEqual([
    'iwan_canary_percent{remote="mfe-blog",version="next"} 10',
    'iwan_canary_pairs{remote="mfe-blog",version="next"} 34',
    'iwan_canary_evidence{remote="mfe-blog",version="next",metric="lcp"} 1.5',
  ]);
  judge.current = [];
  expect(await seriesNow()).toEqual([]);
});

test('says of the evidence how much of it withdraws a canary', async () => {
  const registry = new Registry();
  countCanaries(registry, { current: [] });
  expect(await registry.metrics()).toContain(`and ${enough} withdraws it`);
});
