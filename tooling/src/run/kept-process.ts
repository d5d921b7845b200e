import { type ProcessOptions, SupervisedProcess } from './supervised-process';

interface Limits {
  /** How long the program may take to say that it is ready, in milliseconds. */
  readonly readyWithin: number;
  /** What ends sooner than this after its start has died at once, in milliseconds. */
  readonly atOnce?: number;
  /** After this many deaths at once, one after the other, it is left dead. */
  readonly mostDeaths?: number;
  /** The pause before the first restart, doubled with each further death at once, in milliseconds. */
  readonly firstPause?: number;
}

const longestPause = 15_000;

/**
 * A program of the site that is started again when it dies. Only one that dies at once, again and again, is given up:
 * then `ended` resolves with its last exit code.
 */
export class KeptProcess {
  readonly name: string;
  readonly ended: Promise<number>;
  readonly #options: ProcessOptions;
  readonly #limits: Required<Limits>;
  #current: SupervisedProcess;
  #startedAt = Date.now();
  #isStopping = false;
  #wake = () => {};

  private constructor(options: ProcessOptions, limits: Limits, first: SupervisedProcess) {
    this.name = options.name;
    this.#options = options;
    this.#limits = { atOnce: 10_000, mostDeaths: 5, firstPause: 250, ...limits };
    this.#current = first;
    this.ended = this.#keep();
  }

  /** Starts a program. Rejects where its first start fails, with nothing left running. */
  static async start(options: ProcessOptions, limits: Limits): Promise<KeptProcess> {
    const first = new SupervisedProcess(options);
    try {
      await first.ready(limits.readyWithin);
    } catch (problem) {
      await first.stop(1000);
      throw problem;
    }
    return new KeptProcess(options, limits, first);
  }

  /** Ends the program for good, by force after `milliseconds`. Resolves when it is gone. */
  async stop(milliseconds: number): Promise<void> {
    this.#isStopping = true;
    this.#wake();
    await this.#current.stop(milliseconds);
    await this.ended;
  }

  async #keep(): Promise<number> {
    const { atOnce, mostDeaths, firstPause } = this.#limits;
    for (let deaths = 0; ; ) {
      const code = await this.#current.ended;
      if (this.#isStopping) return code;
      deaths = Date.now() - this.#startedAt < atOnce ? deaths + 1 : 0;
      if (deaths >= mostDeaths) return code;
      const pause = Math.min(firstPause * 2 ** deaths, longestPause);
      console.error(`The ${this.name} ended unexpectedly (exit code ${code}); starting it again in ${pause / 1000} s.`);
      await this.#pause(pause);
      if (this.#isStopping) return code;
      this.#startAgain();
    }
  }

  #startAgain(): void {
    const next = new SupervisedProcess(this.#options);
    this.#current = next;
    this.#startedAt = Date.now();
    next.ready(this.#limits.readyWithin).then(
      () => console.error(`The ${this.name} is there again.`),
      // What hangs at its start is as dead as what ends there; what has ended is gone already.
      () => next.stop(1000),
    );
  }

  async #pause(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
