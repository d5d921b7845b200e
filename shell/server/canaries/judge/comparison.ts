import { type CanaryMargins, type ComparedVital, comparedVitals } from '@iwan/shared/contracts/canary';
import { SequentialTest } from './sequential-test';

/** The kinds of failures: loading files in browsers, running code in browsers, rendering on the server. */
export const comparedFailures = ['failedLoads', 'errors', 'parts'] as const;
export type ComparedFailure = (typeof comparedFailures)[number];
export type Metric = ComparedFailure | ComparedVital;
export const metrics: readonly Metric[] = [...comparedFailures, ...comparedVitals];

/** The false-positive rate: the probability that a canary within its margins is ever withdrawn, over all metrics. */
export const falseAlarms = 0.01;
/** The evidence of one metric at which a canary is withdrawn: each metric has an equal share of the false positives. */
export const enough = metrics.length / falseAlarms;

/** One observation of a release, from a page view or a rendered page: whether something failed, and how long it took. */
export interface Observation {
  readonly failures: Readonly<Partial<Record<ComparedFailure, boolean>>>;
  /** Milliseconds, CLS without a unit. */
  readonly vitals: Readonly<Partial<Record<ComparedVital, number>>>;
}

/** The state of one metric. */
export interface Standing {
  readonly metric: Metric;
  readonly losses: number;
  readonly wins: number;
  readonly evidence: number;
}

/** A canary compared with the stable release, by pairs with one observation of each. */
export class Comparison {
  readonly #margins: CanaryMargins;
  readonly #random: () => number;
  readonly #tests = new Map(metrics.map((metric) => [metric, new SequentialTest()]));
  #pairs = 0;

  /** `random` returns numbers in [0, 1). */
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

  /** The metric by which the canary is worse beyond its margin; `null` without enough evidence. */
  get worse(): Standing | null {
    return this.standings.find(({ evidence }) => evidence >= enough) ?? null;
  }

  add(canary: Observation, stable: Observation): void {
    this.#pairs += 1;
    for (const metric of comparedFailures)
      this.#compareFailures(metric, canary.failures[metric], stable.failures[metric]);
    for (const metric of comparedVitals) this.#compareVitals(metric, canary.vitals[metric], stable.vitals[metric]);
  }

  /** A pair in which both fail, or neither does, carries no information. */
  #compareFailures(metric: ComparedFailure, canary: boolean | undefined, stable: boolean | undefined): void {
    if (canary === undefined || stable === undefined) return;
    // Raises the failures of the stable release by the margin, so that a canary at the margin loses as often as it wins.
    const allowed = stable || this.#random() < this.#margins.failures;
    if (canary !== allowed) this.#tests.get(metric)?.add(canary ? 'loss' : 'win');
  }

  #compareVitals(metric: ComparedVital, canary: number | undefined, stable: number | undefined): void {
    if (canary === undefined || stable === undefined) return;
    this.#tests.get(metric)?.add(canary > stable + this.#margins[metric] ? 'loss' : 'win');
  }
}
