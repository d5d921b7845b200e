import { LRUCache } from 'lru-cache';
import type { PageView } from '../telemetry/page-views';

export const chartedVitals = ['lcp', 'inp', 'cls'] as const;
export type ChartedVital = (typeof chartedVitals)[number];

/** Steps that are remembered, and how long one is, in milliseconds: the last hour. */
export const steps = 12;
export const stepLength = 5 * 60_000;
/** Values of one step that are remembered, by which 75 of 100 are told well enough. */
const mostValues = 200;
/** Releases that are remembered; those without a page view the longest are forgotten first. */
const mostReleases = 60;

interface Step {
  /** Which step of time it is. */
  number: number;
  seen: number;
  readonly values: number[];
}

type History = Record<ChartedVital, Step[]>;

/** What page views of each release have measured in the last hour. */
export class VitalHistory {
  readonly #releases = new LRUCache<string, History>({ max: mostReleases });
  readonly #now: () => number;
  readonly #random: () => number;

  /** `now` in milliseconds, by a clock that nobody sets. */
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

  /** The 75th percentile of each step of the last hour, the oldest first; `null` where nothing was measured. */
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
    // A sample of all values of the step, each as likely as any other (reservoir sampling, algorithm R).
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
