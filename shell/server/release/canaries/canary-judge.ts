import type { Canary } from '@iwan/shared/contracts/canary';
import { shellName } from '@iwan/shared/contracts/shell-release';
import type { PageView } from '../../../src/telemetry/page-view';

/** A canary is judged from so many visits on, and beside at least so many of the stable release. */
export const smallestVisits = { canary: 50, stable: 10 } as const;
/** By so much the share of its failed visits may exceed that of the stable release. */
export const allowedExcess = 0.1;

/** The kinds of failures, each with the reason for a withdrawal. */
const reasons = {
  failedLoads: 'Its files did not load in browsers',
  errors: 'Its code threw errors in browsers that nobody caught',
  parts: 'Its parts could not be made on the server, or its process ended',
} as const;
export type Failure = keyof typeof reasons;
export const failures = Object.keys(reasons) as readonly Failure[];

/** A canary of a remote, or of the shell. */
export interface NamedCanary extends Canary {
  readonly name: string;
}

/** A page that the server has rendered. */
export interface MadePage {
  /** The release of each remote with a part on it, or of the shell. */
  readonly releases: Readonly<Record<string, string>>;
  /** The remotes of which a part failed for another reason than the backend. */
  readonly faulty: ReadonlySet<string>;
}

/** Visits of a release, which are page views of browsers or pages made by the server, and how many of them failed. */
export interface Visits {
  all: number;
  failed: number;
}
type Sides = Readonly<Record<'canary' | 'stable', Visits>>;

/** A canary, and the visits of it and of the stable release beside it, for each kind of failure. */
export interface CanaryStanding {
  readonly canary: NamedCanary;
  readonly compared: Readonly<Record<Failure, Sides>>;
}

interface Options {
  /** The version of a remote's stable release. */
  readonly stableOf: (name: string) => string | undefined;
  /** Called once for a canary that is worse than the stable release, with the reason. */
  readonly onWorse: (canary: NamedCanary, reason: string) => void;
}

const none = (): Sides => ({ canary: { all: 0, failed: 0 }, stable: { all: 0, failed: 0 } });

/**
 * Withdraws a canary whose visits fail more often than those of the stable release: for one kind of failure, the share of failed
 * visits is more than `allowedExcess` above, after `smallestVisits` (docs/operating.md).
 */
export class CanaryJudge {
  readonly #options: Options;
  #trials = new Map<string, CanaryStanding>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** The state of the compared canaries. */
  get current(): readonly CanaryStanding[] {
    return [...this.#trials.values()];
  }

  /** Sets the canaries: the counts of one are kept as long as it is the same canary. */
  compare(canaries: readonly NamedCanary[]): void {
    const before = this.#trials;
    this.#trials = new Map(
      canaries.map((canary) => {
        const known = before.get(canary.name);
        const isSame = known?.canary.version === canary.version && known.canary.since === canary.since;
        const begun = () => ({ failedLoads: none(), errors: none(), parts: none() });
        return [canary.name, { canary, compared: isSame ? known.compared : begun() }];
      }),
    );
  }

  pageView({ shell, releases, failedLoads, errors }: PageView): void {
    for (const [name, version] of Object.entries({ ...releases, [shellName]: shell })) {
      this.#count(name, version, 'failedLoads', (failedLoads[name] ?? 0) > 0);
      this.#count(name, version, 'errors', (errors[name] ?? 0) > 0);
    }
  }

  pageMade({ releases, faulty }: MadePage): void {
    for (const [name, version] of Object.entries(releases)) {
      this.#count(name, version, 'parts', faulty.has(name));
    }
  }

  /** A fault outside of a page counts as a failed one: the process of the release has ended, or an unhandled error was thrown. */
  fault(name: string, version: string): void {
    this.#count(name, version, 'parts', true);
  }

  #count(name: string, version: string, failure: Failure, hasFailed: boolean): void {
    const trial = this.#trials.get(name);
    if (!trial) return;
    const { canary, stable } = trial.compared[failure];
    const isStable = version === this.#options.stableOf(name);
    const counted = version === trial.canary.version ? canary : isStable ? stable : null;
    if (!counted) return;
    counted.all += 1;
    if (hasFailed) counted.failed += 1;
    if (!isWorse({ canary, stable })) return;
    this.#trials.delete(name);
    const shares = `${canary.failed} of ${canary.all} visits, with the stable release ${stable.failed} of ${stable.all}`;
    this.#options.onWorse(trial.canary, `${reasons[failure]} in ${shares}.`);
  }
}

/** Whether the canary fails too often to stay. */
export function isWorse({ canary, stable }: Sides): boolean {
  if (canary.all < smallestVisits.canary || stable.all < smallestVisits.stable) return false;
  return canary.failed / canary.all > stable.failed / stable.all + allowedExcess;
}
