import { shellName } from '@iwan/shared/contracts/shell-release';
import type { FastifyBaseLogger } from 'fastify';
import { PacedCounts } from '../counting/paced-counts';
import type { Violation } from './read-violations';

/** What comes of no file of ours, as of a browser's extension. */
const others = 'other';

/**
 * What browsers have reported of the policy, counted by the remote whose file was blocked or has asked for something that was. A remote
 * is one of those that are granted something: anybody may write any name into a report.
 */
export class Violations {
  readonly #counts = new PacedCounts();

  /** How many each remote has had since the start; `shell` and `other` beside them. */
  get totals(): Readonly<Record<string, number>> {
    return this.#counts.totals;
  }

  /** Counts a violation. `remotes`: the names that there are. */
  add(log: FastifyBaseLogger, violation: Violation, remotes: readonly string[]): void {
    const name = ownerOf(violation, remotes);
    this.#counts.add(name, 1, (counted) =>
      log.warn({ violation, remote: name, ...counted }, `A page has broken its policy: ${name}`),
    );
  }
}

/** Whose file was blocked, or has asked for what was blocked. */
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
