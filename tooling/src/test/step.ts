import { spawn } from 'node:child_process';
import { repositoryRoot } from '../workspace';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** A line for each test that failed, or that passed only at a second attempt: repeated at the end of the run. */
  readonly troubles: readonly string[];
}

/** Runs a program of `node_modules/.bin` with its output on the terminal. Resolves with its exit code; 1 for a signal. */
export function runTool(
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  const [program = '', ...rest] = command;
  return new Promise((resolve) => {
    const child = spawn(`${repositoryRoot}/node_modules/.bin/${program}`, rest, {
      cwd: repositoryRoot,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** A failure of a whole step. */
export function failure(what: string): Tally {
  return { passed: 0, failed: 1, troubles: [`FAILED ${what}`] };
}

/** A check that passes or fails as a whole. */
export async function check(command: readonly string[]): Promise<Tally> {
  return (await runTool(command)) === 0 ? { passed: 1, failed: 0, troubles: [] } : failure(command.join(' '));
}

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
    const tally = await run().catch((error: unknown) =>
      failure(`${name}: ${error instanceof Error ? error.message : String(error)}`),
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
