import { spawn } from 'node:child_process';
import { repositoryRoot } from '../workspace';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** A line for each test that failed, or that passed only at a second try: told again at the end of the run. */
  readonly troubles: readonly string[];
}

/** When the output of a program goes to the terminal: as it comes, or in one piece once the program has ended. */
export type Output = 'as it comes' | 'at its end';

/** Runs a program of `node_modules/.bin`. Resolves with its exit code; 1 for a signal. */
export async function runTool(command: readonly string[], output: Output = 'as it comes'): Promise<number> {
  const [program = '', ...rest] = command;
  const stream = output === 'as it comes' ? 'inherit' : 'pipe';
  const child = spawn(`${repositoryRoot}/node_modules/.bin/${program}`, rest, {
    cwd: repositoryRoot,
    stdio: ['ignore', stream, stream],
  });
  const held: Buffer[] = [];
  for (const each of [child.stdout, child.stderr]) each?.on('data', (chunk: Buffer) => held.push(chunk));
  return new Promise((resolve) => {
    child.once('error', (problem) => {
      console.error(`${program} could not be started: ${problem.message}`);
      resolve(1);
    });
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(held));
      resolve(code ?? 1);
    });
  });
}

/** One failure of a step as a whole. */
export function failure(what: string): Tally {
  return { passed: 0, failed: 1, troubles: [`FAILED ${what}`] };
}

/** A check that passes or fails as a whole. */
export async function check(command: readonly string[], output?: Output): Promise<Tally> {
  return (await runTool(command, output)) === 0 ? { passed: 1, failed: 0, troubles: [] } : failure(command.join(' '));
}
