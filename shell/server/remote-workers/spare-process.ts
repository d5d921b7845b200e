import { type ProgramOptions, RemoteProcess } from './remote-process';

/** The pause before the next spare process is started, in milliseconds: the one that was taken has the processor first. */
const pause = 1_000;
/** How long it waits to be taken, in milliseconds: after one end others are likely, but 45 MB are too much to keep forever. */
const longestWait = 60_000;

/**
 * Keeps one process ready for any remote, for a while after one was needed: the program is loaded by then, and only the code of
 * the release has to be run. The other parts of a remote that has ended its process wait for that.
 */
export class SpareProcess {
  readonly #options: ProgramOptions;
  readonly #start: (options: ProgramOptions) => RemoteProcess;
  #waiting: RemoteProcess | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ProgramOptions, start = (given: ProgramOptions) => new RemoteProcess(given)) {
    this.#options = options;
    this.#start = start;
  }

  take(): RemoteProcess {
    const taken = this.#waiting;
    this.#waiting = null;
    this.#after(pause, () => {
      this.#waiting = this.#start(this.#options);
      this.#after(longestWait, () => this.#end());
    });
    return taken === null || taken.hasEnded ? this.#start(this.#options) : taken;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#end();
  }

  #after(milliseconds: number, code: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(code, milliseconds).unref();
  }

  #end(): void {
    this.#waiting?.kill();
    this.#waiting = null;
  }
}
