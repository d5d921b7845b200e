import { failure, type Tally } from './step';

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Tally>;
}

/**
 * Runs all steps sequentially, also after failures. Prints the time of each, names the failures, and ends with the line `N
 * passed, N failed`. Returns the number of failures.
 */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  let passed = 0;
  let failed = 0;
  const troubles: string[] = [];
  const times: string[] = [];
  for (const { name, run } of steps) {
    console.log(`\n── ${name}`);
    const began = performance.now();
    const tally = await run().catch((problem: unknown) =>
      failure(`${name}: ${problem instanceof Error ? problem.message : String(problem)}`),
    );
    times.push(
      `${Math.round((performance.now() - began) / 1000)
        .toString()
        .padStart(5)} s  ${name}`,
    );
    passed += tally.passed;
    failed += tally.failed;
    troubles.push(...tally.troubles);
  }
  console.log(`\nThe time of each step:\n${times.join('\n')}`);
  for (const trouble of troubles) console.log(trouble);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed;
}
