import { type ChildProcess, fork } from 'node:child_process';

export interface ProcessOptions {
  readonly name: string;
  readonly script: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly execArgv?: readonly string[];
}

/** A Node program of ours that says when it is ready, over its IPC channel. */
export class SupervisedProcess {
  readonly name: string;
  readonly #child: ChildProcess;
  readonly #gone: Promise<number>;

  constructor({ name, script, environment, execArgv = [] }: ProcessOptions) {
    this.name = name;
    // A group of its own: Ctrl-C reaches only us, and we end our children in order.
    this.#child = fork(script, {
      env: { ...process.env, ...environment },
      execArgv: [...execArgv],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    this.#gone = new Promise((resolve) => {
      this.#child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
    });
  }

  /** Resolves with the address when the program says it is ready; rejects when it ends or is silent too long. */
  ready(milliseconds: number): Promise<string> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`The ${this.name} was not ready within ${Math.round(milliseconds / 1000)} s.`)),
        milliseconds,
      );
      this.#child.on('message', (message: unknown) => {
        if (typeof message !== 'object' || message === null || !('ready' in message)) return;
        clearTimeout(timer);
        resolve('url' in message ? String(message.url) : '');
      });
      void this.#gone.then((code) => {
        clearTimeout(timer);
        reject(new ProcessEnded(this.name, code));
      });
    });
  }

  /** Resolves with the exit code when the program has ended. */
  get ended(): Promise<number> {
    return this.#gone;
  }

  /** Asks the program to end, and ends it by force after `milliseconds`. Resolves when it is gone. */
  async stop(milliseconds: number): Promise<void> {
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), milliseconds);
    await this.#gone;
    clearTimeout(timer);
  }
}

/** The program has ended before it was ready; it has said why on the terminal itself. */
export class ProcessEnded extends Error {
  constructor(name: string, code: number) {
    super(`The ${name} ended (exit code ${code}).`);
    this.name = 'ProcessEnded';
  }
}
