import { type CanaryMargins, type ComparedVital, comparedVitals } from '@iwan/shared/contracts/canary';
import { SequentialTest } from './sequential-test';

/** What fails of a release: files in browsers, code in browsers, parts on the server. */
export const comparedFailures = ['failedLoads', 'errors', 'parts'] as const;
export type ComparedFailure = (typeof comparedFailures)[number];
export type Metric = ComparedFailure | ComparedVital;
export const metrics: readonly Metric[] = [...comparedFailures, ...comparedVitals];

/** The probability that a canary which is no worse than the stable release by its margins is ever withdrawn, all metrics together. */
export const falseAlarms = 0.01;
/** The evidence of one metric that withdraws a canary: each has an equal share of the false alarms. */
export const enough = metrics.length / falseAlarms;

/** What one page view, or one page made by the server, says of a release: whether something failed, and how long it took. */
export interface Observation {
  readonly failures: Readonly<Partial<Record<ComparedFailure, boolean>>>;
  /** Milliseconds, CLS without a unit. */
  readonly vitals: Readonly<Partial<Record<ComparedVital, number>>>;
}

/** What is known of one metric. */
export interface Standing {
  readonly metric: Metric;
  readonly losses: number;
  readonly wins: number;
  readonly evidence: number;
}

/** A canary compared with the stable release, pair by pair: one observation of each. */
export class Comparison {
  readonly #margins: CanaryMargins;
  readonly #random: () => number;
  readonly #tests = new Map(metrics.map((metric) => [metric, new SequentialTest()]));
  #pairs = 0;

  /** `random` gives numbers from 0 up to 1. */
  constructor(margins: CanaryMargins, random: () => number = Math.random) {
    this.#margins = margins;
    this.#random = random;
  }

  get pairs(): number {
    return this.#pairs;
  }

  get standings(): readonly Standing[] {
    return [...this.#tests].map(([metric, { losses, wins, evidence }]) => ({ metric, losses, wins, evidence }));
  }

  /** The metric by which the canary is worse beyond its margin; `null` where nothing says so yet. */
  get worse(): Standing | null {
    return this.standings.find(({ evidence }) => evidence >= enough) ?? null;
  }

  add(canary: Observation, stable: Observation): void {
    this.#pairs += 1;
    for (const metric of comparedFailures)
      this.#compareFailures(metric, canary.failures[metric], stable.failures[metric]);
    for (const metric of comparedVitals) this.#compareVitals(metric, canary.vitals[metric], stable.vitals[metric]);
  }

  /** Where both fail, or neither does, the pair says nothing. */
  #compareFailures(metric: ComparedFailure, canary: boolean | undefined, stable: boolean | undefined): void {
    if (canary === undefined || stable === undefined) return;
    // A stable release that failed more often by the margin: a canary that fails as often as that loses as often as it wins.
    const allowed = stable || this.#random() < this.#margins.failures;
    if (canary !== allowed) this.#tests.get(metric)?.add(canary ? 'loss' : 'win');
  }

  #compareVitals(metric: ComparedVital, canary: number | undefined, stable: number | undefined): void {
    if (canary === undefined || stable === undefined) return;
    this.#tests.get(metric)?.add(canary > stable + this.#margins[metric] ? 'loss' : 'win');
  }
}
