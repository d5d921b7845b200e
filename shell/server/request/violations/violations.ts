import { shellName } from '@iwan/shared/contracts/shell-release';
import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { PacedCounts } from '../counting/paced-counts';
import type { Violation } from './read-violations';

/** Violations without a file of ours, as by a browser's extension. */
const others = 'other';

/**
 * Policy violations, counted by the remote whose file was blocked or has loaded something that was. Only granted remotes have a
 * counter: anybody may send any name in a report.
 */
export class Violations {
  readonly #counts = new PacedCounts();

  /** The number for each remote since the start; `shell` and `other` beside them. */
  get totals(): Readonly<Record<string, number>> {
    return this.#counts.totals;
  }

  /** Counts a violation. `remotes`: the known names. */
  add(log: FastifyBaseLogger, violation: Violation, remotes: readonly string[]): void {
    const name = ownerOf(violation, remotes);
    this.#counts.add(name, 1, (counted) =>
      log.warn({ violation, remote: name, ...counted }, `A page has broken its policy: ${name}`),
    );
  }
}

/** Exports the counts to Prometheus. */
export function countViolations(registry: Registry, violations: Pick<Violations, 'totals'>): void {
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

/** The owner of the file that was blocked, or that has loaded it. */
export function ownerOf(
  { blocked, source }: Pick<Violation, 'blocked' | 'source'>,
  remotes: readonly string[],
): string {
  for (const address of [blocked, source]) {
    const [, folder, name = ''] = /^https?:\/\/[^/]+\/(shell|remotes)\/([\w-]+)/.exec(address) ?? [];
    if (folder === 'shell') return shellName;
    if (folder === 'remotes' && remotes.includes(name)) return name;
  }
  return others;
}
