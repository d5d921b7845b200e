/** The results of several runs of one measurement. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** Each run, in order. */
  readonly runs: readonly number[];
}

/** The percentile by nearest rank: the smallest value that `percent` per cent of the values do not exceed; `NaN` without any. */
export function percentileOf(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}

/** The median of an even number of runs is the mean of the two in the middle. `null` without measurements. */
export function spreadOf(runs: readonly number[]): Spread | null {
  const sorted = runs.filter(Number.isFinite).toSorted((one, other) => one - other);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.floor(sorted.length / 2)];
  const [min, max] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined || min === undefined || max === undefined) return null;
  return { median: (low + high) / 2, min, max, runs };
}
