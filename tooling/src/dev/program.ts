import type { ProcessOptions } from '../run/supervised-process';
import { SupervisedProcess } from '../run/supervised-process';

/** A program that development restarts whenever its code has changed. Restarts are sequential. */
export class Program {
  readonly #options: ProcessOptions;
  #running: SupervisedProcess | null = null;
  #last: Promise<void> = Promise.resolve();
  #isStopped = false;
  #hasFailed = false;
  #begin = () => {};
  readonly #begun = new Promise<void>((resolve) => {
    this.#begin = resolve;
  });

  constructor(options: ProcessOptions) {
    this.#options = options;
  }

  /** Resolves when it has been started for the first time, and no restart is pending. */
  get settled(): Promise<void> {
    return this.#begun.then(() => this.#last);
  }

  /** Whether its last start has failed. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Starts or restarts it. Resolves when it is ready, or has printed why it is not. */
  restart(): Promise<void> {
    // At once: what hangs at its start would hold up its successor.
    const ended = this.#end();
    this.#last = this.#last.then(async () => {
      await ended;
      if (this.#isStopped) return;
      const started = new SupervisedProcess(this.#options);
      this.#running = started;
      this.#hasFailed = false;
      await started.ready().catch((error: Error) => {
        // What is stopped or replaced at its start has not failed.
        if (this.#running !== started) return;
        this.#hasFailed = true;
        console.error(error.message);
      });
    });
    this.#begin();
    return this.#last;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#begin();
    await this.#end();
    await this.#last;
  }

  async #end(): Promise<void> {
    const running = this.#running;
    this.#running = null;
    await running?.stop(2000);
  }
}
