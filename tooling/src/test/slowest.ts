/** The duration of one test, all attempts together. */
export interface TimedTest {
  readonly name: string;
  readonly milliseconds: number;
}

const listed = 30;

/** The thirty slowest tests for the end of a run, one per line, slowest first, and the sum of all. */
export function slowest(tests: readonly TimedTest[]): string {
  const lines = tests
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, listed)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
  const sum = tests.reduce((total, { milliseconds }) => total + milliseconds, 0);
  return [
    `The ${lines.length} slowest of ${tests.length}, which took ${Math.round(sum / 1000)} s of workers:`,
    ...lines,
  ].join('\n');
}
