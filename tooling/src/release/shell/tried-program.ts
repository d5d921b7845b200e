import { type ChildProcess, fork } from 'node:child_process';

/** The end of a long output is enough to show why a program has ended, in characters. */
const mostOutput = 20_000;

/** A Node program that is started to see whether it starts: its output is captured. */
export class TriedProgram {
  readonly #child: ChildProcess;
  readonly #gone: Promise<void>;
  #output = '';

  constructor(script: string, environment: Readonly<Record<string, string>>) {
    this.#child = fork(script, { env: { ...process.env, ...environment }, execArgv: [], silent: true });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output = (this.#output + text).slice(-mostOutput);
      });
    }
    // Not before its streams have ended: they contain the reason.
    this.#gone = new Promise((resolve) => this.#child.once('close', () => resolve()));
  }

  /** Resolves when it is ready. Rejects with its reason, in one line, when it ends or times out. */
  async ready(milliseconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const message = new Promise<true>((resolve) => this.#child.once('message', () => resolve(true)));
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, milliseconds, false);
    });
    const outcome = await Promise.race([message, late, this.#gone]);
    clearTimeout(timer);
    if (outcome === true) return;
    throw new Error(outcome === false ? `it was not ready within ${milliseconds / 1000} s.` : this.#reason());
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#gone;
  }

  /** Node's message of an uncaught error, or the last line of the output. */
  #reason(): string {
    const lines = this.#output
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !/^Node\.js v/.test(line));
    return lines.find((line) => /^(Uncaught )?\w*Error\b.*:/.test(line)) ?? lines.at(-1) ?? 'it ended without a word.';
  }
}
