import type { HealthWatch } from './health-watch';
import { type ProcessOptions, SupervisedProcess } from './supervised-process';

/** Something that runs until it is stopped, or ends where no restart has helped. */
export interface RestartingProgram {
  readonly name: string;
  /** Resolves when it has ended for good, with how: "exit code 1", "signal SIGKILL". */
  readonly ended: Promise<string>;
  /** Ends it for good, by force after `milliseconds`. Resolves when it is gone. */
  stop(milliseconds: number): Promise<void>;
}

export interface Limits {
  /**
   * What takes longer than this to say that it is ready, or that it waits for what it depends on, hangs, in milliseconds. For restarts
   * and replacements: the first start has no limit, since only the person at the terminal knows how slow the machine is.
   */
  readonly readyWithin?: number;
  /** What ends sooner than this after its start has died at once, in milliseconds. */
  readonly atOnce?: number;
  /** After this many deaths at once, one after the other, it is left dead; `Infinity` for never. */
  readonly mostDeaths?: number;
  /** The pause before the first restart, doubled with each further death at once, in milliseconds. */
  readonly firstPause?: number;
  /** What ends sooner than this after it has replaced another gives its place back at once, in milliseconds. */
  readonly trialFor?: number;
  /** How long what was replaced may take to answer who is connected to it, in milliseconds. */
  readonly finishWithin?: number;
}

const longestPause = 15_000;

/**
 * A program of the site that is started again when it dies, and may be replaced by another while it runs. One that dies
 * soon after it has replaced another gives its place back: every further attempt would cost visitors their requests. Else
 * only what dies at once, again and again, is given up: for the one that it has replaced, or, where there is none, for
 * good. Then `ended` resolves with how it ended last.
 */
export class RestartingProcess implements RestartingProgram {
  readonly name: string;
  readonly ended: Promise<string>;
  readonly #limits: Required<Limits>;
  /** Those that were replaced and finish, and the one that is to replace: a stop ends them too. */
  readonly #others = new Set<SupervisedProcess>();
  #options: ProcessOptions;
  /** What the running one has replaced. */
  #before: ProcessOptions | null = null;
  #current: SupervisedProcess;
  #startedAt = performance.now();
  #replacedAt = Number.NEGATIVE_INFINITY;
  #isStopping = false;
  #wake = () => {};
  #notifyReplaced = () => {};

  private constructor(options: ProcessOptions, limits: Limits, first: SupervisedProcess) {
    this.name = options.name;
    this.#options = options;
    this.#limits = {
      readyWithin: 300_000,
      atOnce: 10_000,
      mostDeaths: 5,
      firstPause: 250,
      trialFor: 60_000,
      finishWithin: 90_000,
      ...limits,
    };
    this.#current = first;
    this.ended = this.#keep();
  }

  /** Starts a program. Rejects where its first start fails, with nothing left running. */
  static async start(options: ProcessOptions, limits: Limits = {}): Promise<RestartingProcess> {
    return new RestartingProcess(options, limits, await startedProcess(options));
  }

  /** Which release of the program is kept. */
  get version(): string | undefined {
    return this.#options.version;
  }

  /**
   * Puts another program into the place of the running one: starts it beside that, and only when it is ready asks the
   * old one to finish, or ends it where it is broken. Rejects where the new one does not get ready, and nothing has changed
   * then.
   */
  async replace(options: ProcessOptions, { isBroken = false } = {}): Promise<void> {
    const next = new SupervisedProcess(options);
    this.#others.add(next);
    try {
      await next.ready(this.#limits.readyWithin);
    } catch (error) {
      await next.stop(1000);
      throw error;
    } finally {
      this.#others.delete(next);
    }
    const left = this.#current;
    this.#before = this.#options;
    this.#options = options;
    this.#current = next;
    this.#startedAt = performance.now();
    this.#replacedAt = this.#startedAt;
    this.#notifyReplaced();
    // Whatever was to be started again is replaced as well.
    this.#wake();
    this.#others.add(left);
    const leaving = isBroken ? left.stop(1000) : left.finish(this.#limits.finishWithin);
    void leaving.then(() => this.#others.delete(left));
    if (this.#isStopping) await next.stop(1000);
  }

  /** Ends the running program, by force where it is deaf, whenever its health is failing; it is started again then. */
  keepHealthy(health: HealthWatch, lookEvery = 1000): void {
    const timer = setInterval(() => {
      if (!health.isFailing()) return;
      console.error(`The ${this.name} runs and does not answer; it is ended.`);
      health.replaced();
      void this.#current.stop(1000);
    }, lookEvery);
    void this.ended.then(() => clearInterval(timer));
  }

  async stop(milliseconds: number): Promise<void> {
    this.#isStopping = true;
    this.#wake();
    await Promise.all([this.#current, ...this.#others].map((one) => one.stop(milliseconds)));
    await this.ended;
  }

  async #keep(): Promise<string> {
    const { atOnce, mostDeaths, firstPause, trialFor } = this.#limits;
    for (let deaths = 0; ; ) {
      const watched = this.#current;
      const replaced = new Promise<'replaced'>((resolve) => {
        this.#notifyReplaced = () => resolve('replaced');
      });
      const outcome = await Promise.race([watched.ended, replaced]);
      if (outcome === 'replaced') {
        deaths = 0;
        continue;
      }
      if (this.#isStopping) return outcome;
      if (this.#before !== null && performance.now() - this.#replacedAt < trialFor) {
        console.error(
          `The ${this.name} ended soon after it had taken over (${outcome}); the one before takes its place again.`,
        );
        this.#giveBack(this.#before);
        deaths = 0;
        // At once: nobody answers visitors meanwhile.
        this.#startAgain();
        continue;
      }
      deaths = performance.now() - this.#startedAt < atOnce ? deaths + 1 : 0;
      if (deaths >= mostDeaths) {
        if (this.#before === null) return outcome;
        console.error(`The ${this.name} ends as soon as it is started; the one before takes its place again.`);
        this.#giveBack(this.#before);
        deaths = 0;
      }
      const pause = Math.min(firstPause * 2 ** deaths, longestPause);
      console.error(`The ${this.name} ended unexpectedly (${outcome}); starting it again in ${pause / 1000} s.`);
      await this.#pause(pause);
      if (this.#isStopping) return outcome;
      if (this.#current === watched) this.#startAgain();
    }
  }

  #giveBack(before: ProcessOptions): void {
    this.#options = before;
    this.#before = null;
  }

  #startAgain(): void {
    const next = new SupervisedProcess(this.#options);
    this.#current = next;
    this.#startedAt = performance.now();
    next.ready(this.#limits.readyWithin).then(
      // What waits says so itself, and says when that is over.
      (state) => state === 'ready' && console.error(`The ${this.name} is there again.`),
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

/** Rejects where it does not get ready, with nothing left running. */
async function startedProcess(options: ProcessOptions): Promise<SupervisedProcess> {
  const started = new SupervisedProcess(options);
  try {
    await started.ready();
    return started;
  } catch (error) {
    await started.stop(1000);
    throw error;
  }
}
