import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../workspace';

/**
 * The type checker beside the compilers, which only strip types. Each round is a whole `tsc -b`, which does again only
 * what has changed; a round asked for while one runs follows it.
 */
export class TypeChecks {
  readonly #onRound: (errors: readonly string[]) => void;
  #isRunning = false;
  #isAskedAgain = false;

  /** `onRound` hears of the errors of each round, none when all is well. */
  constructor(onRound: (errors: readonly string[]) => void) {
    this.#onRound = onRound;
  }

  /** Checks the types as they are now, soon. */
  request(): void {
    if (this.#isRunning) {
      this.#isAskedAgain = true;
      return;
    }
    this.#isRunning = true;
    void checkTypes().then((errors) => {
      this.#isRunning = false;
      this.#onRound(errors);
      if (!this.#isAskedAgain) return;
      this.#isAskedAgain = false;
      this.request();
    });
  }
}

function checkTypes(): Promise<string[]> {
  return new Promise((resolve) => {
    const compiler = spawn(join(repositoryRoot, 'node_modules', '.bin', 'tsc'), ['-b', '--pretty', 'false'], {
      cwd: repositoryRoot,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    compiler.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
    compiler.once('error', (problem) => resolve([`The type checker could not be started: ${problem.message}`]));
    compiler.once('close', () => resolve(splitErrors(output)));
  });
}

/** One entry an error, its indented explanation with it. */
export function splitErrors(output: string): string[] {
  const errors: string[] = [];
  for (const line of output.split('\n')) {
    if (/: error TS\d+:|^error TS\d+:/.test(line)) errors.push(line);
    else if (errors.length > 0 && /^\s+\S/.test(line)) errors.push(`${errors.pop()}\n${line}`);
  }
  return errors;
}
