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
    child.once('error', (problem) => {
      console.error(`${program} could not be started: ${problem.message}`);
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
