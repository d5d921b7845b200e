import { LRUCache } from 'lru-cache';
import type { PageView } from '../../src/telemetry/page-view';

export const chartedVitals = ['lcp', 'inp', 'cls'] as const;
export type ChartedVital = (typeof chartedVitals)[number];

/** The number of steps, and the length of one in milliseconds: the last hour. */
export const steps = 12;
export const stepLength = 5 * 60_000;
/** The sample size of one step, enough for the 75th percentile. */
const mostValues = 200;
/** The most releases; those without a recent page view are dropped first. */
const mostReleases = 60;

interface Step {
  /** The index of the step. */
  number: number;
  seen: number;
  readonly values: number[];
}

type History = Record<ChartedVital, Step[]>;

/** The vitals of page views of each release within the last hour. */
export class VitalHistory {
  readonly #releases = new LRUCache<string, History>({ max: mostReleases });
  readonly #now: () => number;
  readonly #random: () => number;

  /** `now` in milliseconds, by a monotonic clock. */
  constructor(now: () => number = () => performance.now(), random: () => number = Math.random) {
    this.#now = now;
    this.#random = random;
  }

  add({ shell, releases, vitals }: Pick<PageView, 'shell' | 'releases' | 'vitals'>): void {
    for (const [remote, version] of [['shell', shell] as const, ...Object.entries(releases)]) {
      const key = `${remote} ${version}`;
      const history = this.#releases.get(key) ?? { lcp: [], inp: [], cls: [] };
      this.#releases.set(key, history);
      for (const vital of chartedVitals) {
        const value = vitals[vital];
        if (value !== undefined) this.#remember(history[vital], value);
      }
    }
  }

  /** The 75th percentile of each step of the last hour, the oldest first; `null` without data. */
  percentiles(remote: string, version: string, vital: ChartedVital): readonly (number | null)[] {
    const known = this.#releases.peek(`${remote} ${version}`)?.[vital] ?? [];
    const last = this.#stepNow();
    return Array.from({ length: steps }, (_, place) => {
      const step = known.find(({ number }) => number === last - steps + 1 + place);
      return step ? percentile75(step.values) : null;
    });
  }

  #remember(history: Step[], value: number): void {
    const number = this.#stepNow();
    let step = history.at(-1);
    if (step?.number !== number) {
      step = { number, seen: 0, values: [] };
      history.push(step);
      if (history.length > steps) history.shift();
    }
    step.seen += 1;
    // A uniform sample of the values of the step (reservoir sampling, algorithm R).
    const place = step.values.length < mostValues ? step.values.length : Math.floor(this.#random() * step.seen);
    if (place < mostValues) step.values[place] = value;
  }

  #stepNow(): number {
    return Math.floor(this.#now() / stepLength);
  }
}

function percentile75(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}
