import { Gauge, type Registry } from 'prom-client';
import type { CanaryStanding } from './judge/canary-judge';

interface Judge {
  readonly current: readonly CanaryStanding[];
}

const release = ['remote', 'version'] as const;

/** Exports the state of running canaries to Prometheus at each scrape: a canary that has ended leaves no series. */
export function countCanaries(registry: Registry, judge: Judge): void {
  const registers = [registry];
  new Gauge({
    name: 'iwan_canary_percent',
    help: 'Visitors of a hundred that get a canary',
    labelNames: release,
    registers,
    collect() {
      this.reset();
      for (const { canary } of judge.current) this.set(labelsOf(canary), canary.percent);
    },
  });
  new Gauge({
    name: 'iwan_canary_pairs',
    help: 'Page views of a canary that were compared with one of the stable release',
    labelNames: release,
    registers,
    collect() {
      this.reset();
      for (const { canary, pairs } of judge.current) this.set(labelsOf(canary), pairs);
    },
  });
  new Gauge({
    name: 'iwan_canary_evidence',
    help: 'Evidence that a canary is worse by a metric: 1 before anything was seen, and 800 withdraws it',
    labelNames: [...release, 'metric'] as const,
    registers,
    collect() {
      this.reset();
      for (const { canary, standings } of judge.current)
        for (const { metric, evidence } of standings) this.set({ ...labelsOf(canary), metric }, evidence);
    },
  });
}

function labelsOf({ name, version }: CanaryStanding['canary']) {
  return { remote: name, version };
}
