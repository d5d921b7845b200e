import { Gauge, type Registry } from 'prom-client';

interface Counts {
  readonly totals: Readonly<Record<string, number>>;
}

/** Exports the counts of policy violations to Prometheus (`violations.ts`). */
export function countViolations(registry: Registry, violations: Counts): void {
  new Gauge({
    name: 'iwan_policy_violations',
    help: 'Violations of the content security policy since the start, by the remote whose file it was; shell and other beside them',
    labelNames: ['remote'] as const,
    registers: [registry],
    collect() {
      for (const [remote, count] of Object.entries(violations.totals)) this.set({ remote }, count);
    },
  });
}
