import { Registry } from 'prom-client';
import type { CanaryStanding } from './canary-judge';
import { countCanaries } from './canary-metrics';

const canary = { name: 'mfe-blog', version: 'next', percent: 10, since: '2026-11-25T12:00:00.000Z' };
const none = { canary: { all: 0, failed: 0 }, stable: { all: 0, failed: 0 } };
const standing: CanaryStanding = {
  canary,
  compared: {
    failedLoads: none,
    errors: { canary: { all: 34, failed: 3 }, stable: { all: 40, failed: 0 } },
    parts: none,
  },
};

test('tells of the canaries that run, and of none that is over', async () => {
  const registry = new Registry();
  const judge: { current: readonly CanaryStanding[] } = { current: [standing] };
  countCanaries(registry, judge);
  const seriesNow = async () => (await registry.metrics()).split('\n').filter((line) => /^iwan_/.test(line));
  const series = await seriesNow();
  expect(series[0]).toBe('iwan_canary_percent{remote="mfe-blog",version="next"} 10');
  expect(series.filter((line) => line.includes('failure="errors"'))).toEqual([
    'iwan_canary_visits{remote="mfe-blog",version="next",failure="errors",side="canary",outcome="failed"} 3',
    'iwan_canary_visits{remote="mfe-blog",version="next",failure="errors",side="canary",outcome="sound"} 31',
    'iwan_canary_visits{remote="mfe-blog",version="next",failure="errors",side="stable",outcome="failed"} 0',
    'iwan_canary_visits{remote="mfe-blog",version="next",failure="errors",side="stable",outcome="sound"} 40',
  ]);
  judge.current = [];
  expect(await seriesNow()).toEqual([]);
});
