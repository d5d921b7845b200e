import { defaultMargins } from '@iwan/shared/contracts/canary';
import { Comparison, type Metric, type Observation } from '../canaries/judge/comparison';

/** How a canary differs: more of its views fail, or all of them are slower. */
export interface Difference {
  /** The share of views that throw, in addition to the stable release's. */
  readonly errors?: number;
  /** Added to the LCP of every view, in milliseconds. */
  readonly lcp?: number;
}

/** The share of views of a good release that throw. */
const usualErrors = 0.01;
const usualFailedLoads = 0.005;

/**
 * Compares a canary with a stable release by simulated page views of phones and desktops: vitals have a log-normal
 * distribution, LCP with a median of 800 ms and a 90th percentile of 1.5 s. Returns after how many pairs which metric has
 * withdrawn it; `null` where none has within so many.
 */
export function simulatedCanary(
  { errors = 0, lcp = 0 }: Difference,
  { seed, mostPairs }: { readonly seed: number; readonly mostPairs: number },
): { readonly pairs: number; readonly metric: Metric } | null {
  const random = seeded(seed);
  const comparison = new Comparison(defaultMargins, random);
  const view = (difference: Required<Difference>): Observation => ({
    failures: {
      errors: random() < usualErrors + difference.errors,
      failedLoads: random() < usualFailedLoads,
      parts: random() < usualFailedLoads,
    },
    vitals: {
      lcp: logNormal(random, 800, 0.5) + difference.lcp,
      inp: logNormal(random, 60, 0.6),
      cls: random() < 0.8 ? 0 : random() / 10,
      fcp: logNormal(random, 500, 0.5),
      ttfb: logNormal(random, 150, 0.7),
    },
  });
  for (let pairs = 1; pairs <= mostPairs; pairs += 1) {
    comparison.add(view({ errors, lcp }), view({ errors: 0, lcp: 0 }));
    const { worse } = comparison;
    if (worse) return { pairs, metric: worse.metric };
  }
  return null;
}

function logNormal(random: () => number, median: number, spread: number): number {
  // Box-Muller transform.
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return median * Math.exp(spread * normal);
}

/** Random numbers in [0, 1) from a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
