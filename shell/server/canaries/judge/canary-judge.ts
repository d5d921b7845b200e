import { type Canary, type CanaryMargins, defaultMargins } from '@iwan/shared/contracts/canary';
import { shellName } from '@iwan/shared/contracts/shell-release';
import type { PageView, Sender } from '../../telemetry/page-views';
import { Comparison, type Observation, type Standing } from './comparison';
import { Pairing } from './pairing';
import { reasonOf } from './reason-of';

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
  readonly network: string;
}

/** The state of a canary. */
export interface CanaryStanding {
  readonly canary: NamedCanary;
  /** Pairs of page views and of rendered pages, one of each release. */
  readonly pairs: number;
  /** Of each metric. */
  readonly standings: readonly Standing[];
}

interface Trial {
  readonly canary: NamedCanary;
  readonly comparison: Comparison;
  readonly views: Pairing;
  readonly pages: Pairing;
  /** Faults of each release outside of a page: the next page with a part of it counts as failed. */
  readonly faults: Map<string, number>;
}

interface Options {
  /** The version of a remote's stable release. */
  readonly stableOf: (name: string) => string | undefined;
  /** Called once for a canary that is worse than the stable release, with the reason. */
  readonly onWorse: (canary: NamedCanary, reason: string) => void;
  readonly random?: () => number;
}

/** The most faults that are remembered of a release. */
const mostFaults = 100;

/** Compares each canary with its stable release by page views of browsers and by pages that this server has rendered. */
export class CanaryJudge {
  readonly #options: Options;
  readonly #trials = new Map<string, Trial>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** The state of the compared canaries. */
  get current(): readonly CanaryStanding[] {
    return [...this.#trials.values()].map(({ canary, comparison: { pairs, standings } }) => ({
      canary,
      pairs,
      standings,
    }));
  }

  /** Sets the canaries of remotes: the state of one is kept as long as it is the same canary. */
  compare(canaries: readonly NamedCanary[]): void {
    const shells = [...this.#trials.values()].map(({ canary }) => canary).filter(({ name }) => name === shellName);
    this.#replace([...canaries, ...shells]);
  }

  /** Sets the canary of the shell; `null` for none. */
  compareShell(canary: NamedCanary | null): void {
    const remotes = [...this.#trials.values()].map((trial) => trial.canary).filter(({ name }) => name !== shellName);
    this.#replace([...remotes, ...(canary ? [canary] : [])]);
  }

  pageView({ shell, releases, failedLoads, errors, vitals }: PageView, { network }: Sender): void {
    for (const [name, version] of Object.entries({ ...releases, [shellName]: shell })) {
      const trial = this.#trials.get(name);
      const side = trial && this.#sideOf(trial, version);
      if (!side) continue;
      const failures = { failedLoads: (failedLoads[name] ?? 0) > 0, errors: (errors[name] ?? 0) > 0 };
      trial.views.add(side, { failures, vitals }, network);
    }
  }

  pageMade({ releases, faulty, network }: MadePage): void {
    for (const [name, version] of Object.entries(releases)) {
      const trial = this.#trials.get(name);
      const side = trial && this.#sideOf(trial, version);
      if (!side) continue;
      const faults = trial.faults.get(version) ?? 0;
      if (faults > 0) trial.faults.set(version, faults - 1);
      trial.pages.add(side, { failures: { parts: faulty.has(name) || faults > 0 }, vitals: {} }, network);
    }
  }

  /** A fault outside of a page: the process of the release has ended, or an unhandled error was thrown. */
  fault(name: string, version: string): void {
    const trial = this.#trials.get(name);
    if (!trial || !this.#sideOf(trial, version)) return;
    trial.faults.set(version, Math.min((trial.faults.get(version) ?? 0) + 1, mostFaults));
  }

  #replace(canaries: readonly NamedCanary[]): void {
    const before = new Map(this.#trials);
    this.#trials.clear();
    for (const canary of canaries) {
      const known = before.get(canary.name);
      const isSame = known?.canary.version === canary.version && known.canary.since === canary.since;
      this.#trials.set(canary.name, isSame ? { ...known, canary } : this.#begin(canary));
    }
  }

  #begin(canary: NamedCanary): Trial {
    const margins: CanaryMargins = { ...defaultMargins, ...canary.margins };
    const comparison = new Comparison(margins, this.#options.random);
    const onPair = (one: Observation, other: Observation) => {
      comparison.add(one, other);
      const { worse } = comparison;
      if (worse === null || this.#trials.get(canary.name)?.comparison !== comparison) return;
      this.#trials.delete(canary.name);
      this.#options.onWorse(canary, reasonOf(worse, margins));
    };
    return { canary, comparison, views: new Pairing(onPair), pages: new Pairing(onPair), faults: new Map() };
  }

  #sideOf({ canary }: Trial, version: string): 'canary' | 'stable' | null {
    if (version === canary.version) return 'canary';
    return version === this.#options.stableOf(canary.name) ? 'stable' : null;
  }
}
