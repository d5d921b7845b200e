import { Gauge, type Registry } from 'prom-client';
import { type CanaryStanding, failures } from './canary-judge';

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
    name: 'iwan_canary_visits',
    help: 'Visits of a canary and of the stable release beside it, and those of them that failed',
    labelNames: [...release, 'failure', 'side', 'outcome'] as const,
    registers,
    collect() {
      this.reset();
      for (const { canary, compared } of judge.current)
        for (const failure of failures)
          for (const side of ['canary', 'stable'] as const) {
            const { all, failed } = compared[failure][side];
            this.set({ ...labelsOf(canary), failure, side, outcome: 'failed' }, failed);
            this.set({ ...labelsOf(canary), failure, side, outcome: 'sound' }, all - failed);
          }
    },
  });
}

function labelsOf({ name, version }: CanaryStanding['canary']) {
  return { remote: name, version };
}
