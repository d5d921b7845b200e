import type { ProcessOptions } from '../run/supervised-process';
import { SupervisedProcess } from '../run/supervised-process';

/** A program that development restarts whenever its code has changed. Restarts are sequential. */
export class Program {
  readonly #options: ProcessOptions;
  #running: SupervisedProcess | null = null;
  #last: Promise<void> = Promise.resolve();
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

  /** Starts or restarts it. Resolves when it is ready, or has printed why it is not. */
  restart(): Promise<void> {
    this.#last = this.#last.then(async () => {
      await this.#running?.stop(2000);
      const started = new SupervisedProcess(this.#options);
      this.#running = started;
      await started.ready().catch((problem: Error) => console.error(problem.message));
    });
    this.#begin();
    return this.#last;
  }

  async stop(): Promise<void> {
    this.#begin();
    await this.#last;
    await this.#running?.stop(2000);
  }
}
