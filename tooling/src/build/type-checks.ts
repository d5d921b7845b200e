import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Type checks beside the compilers, which only remove types. Each run is a whole run of `tsc`; one that is requested during
 * another follows it.
 */
export class TypeChecks {
  readonly #words: readonly string[];
  readonly #onRound: (errors: readonly string[]) => void;
  #isRunning = false;
  #isAskedAgain = false;

  /** `words`: the arguments of `tsc`. `onRound` is called with the errors of each run, an empty list without any. */
  constructor(words: readonly string[], onRound: (errors: readonly string[]) => void) {
    this.#words = words;
    this.#onRound = onRound;
  }

  /** Requests a check of the current types. */
  request(): void {
    if (this.#isRunning) {
      this.#isAskedAgain = true;
      return;
    }
    this.#isRunning = true;
    void typeErrors(this.#words).then((errors) => {
      this.#isRunning = false;
      this.#onRound(errors);
      if (!this.#isAskedAgain) return;
      this.#isAskedAgain = false;
      this.request();
    });
  }
}

/** The compiler's program, which Node runs: that of the installed package. */
export function typeScriptCompiler(): string {
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { tsc: string } };
  return join(dirname(manifest), bin.tsc);
}

function typeErrors(words: readonly string[]): Promise<string[]> {
  return new Promise((resolve) => {
    const compiler = spawn(process.execPath, [typeScriptCompiler(), ...words, '--pretty', 'false'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    compiler.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
    compiler.once('error', (error) => resolve([`The type checker could not be started: ${error.message}`]));
    compiler.once('close', () => resolve(splitErrors(output)));
  });
}

/** One entry per error, with its indented explanation. */
export function splitErrors(output: string): string[] {
  const errors: string[] = [];
  for (const line of output.split('\n')) {
    if (/: error TS\d+:|^error TS\d+:/.test(line)) errors.push(line);
    else if (errors.length > 0 && /^\s+\S/.test(line)) errors.push(`${errors.pop()}\n${line}`);
  }
  return errors;
}
