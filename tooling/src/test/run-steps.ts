import { failure, type Output, type Tally } from './step';

export interface Step {
  readonly name: string;
  readonly run: (output: Output) => Promise<Tally>;
}

/** Steps that run at the same time: the first one's output is seen as it comes, that of the others when they have ended. */
export type Stage = Step | readonly [Step, ...Step[]];

/**
 * Runs stages one after the other, all of them whatever fails. Prints the time of each step, names what failed, and ends with
 * the line `N passed, N failed`. Returns the number of failures.
 */
export async function runSteps(stages: readonly Stage[]): Promise<number> {
  const tallies: Tally[] = [];
  const times: string[] = [];
  for (const stage of stages) {
    const steps = 'run' in stage ? [stage] : stage;
    console.log(`\n── ${steps.map(({ name }) => name).join('; at the same time: ')}`);
    const stepsOfStage = steps.map(async (step, index) => {
      const began = performance.now();
      const tally = await tallyOf(step, index === 0 ? 'as it comes' : 'at its end');
      const seconds = Math.round((performance.now() - began) / 1000);
      times.push(`${seconds.toString().padStart(5)} s  ${step.name}`);
      return tally;
    });
    tallies.push(...(await Promise.all(stepsOfStage)));
  }
  const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
  const failed = sum((tally) => tally.failed);
  console.log(`\nThe time of each step:\n${times.join('\n')}`);
  for (const trouble of tallies.flatMap(({ troubles }) => troubles)) console.log(trouble);
  console.log(`\n${sum(({ passed }) => passed)} passed, ${failed} failed`);
  return failed;
}

async function tallyOf({ name, run }: Step, output: Output): Promise<Tally> {
  try {
    return await run(output);
  } catch (problem) {
    return failure(`${name}: ${problem instanceof Error ? problem.message : String(problem)}`);
  }
}
