import { type ProgramOptions, RemoteProcess } from './remote-process';

/** How long after the last one was taken the next is started, in milliseconds: whoever took it has the machine first. */
const pause = 1_000;
/** How long it waits to be taken, in milliseconds: what ends once often ends again soon, and 45 MB for nothing are too much for ever. */
const longestWait = 60_000;

/**
 * Keeps one process ready for whichever remote needs one next, for a while after one was needed: the program is run by then, and what
 * is left to run is the code of the release. The other parts of a remote that has ended its process wait for that.
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
