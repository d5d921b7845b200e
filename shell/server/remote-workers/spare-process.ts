import { type ProgramOptions, RemoteProcess } from './remote-process';

/** How long after the last one was taken the next is started, in milliseconds: whoever took it has the machine first. */
const pause = 1_000;

/**
 * Keeps one process ready for whichever remote needs one next: the program is run by then, and what is left to run is the code
 * of the release. The other parts of a remote that has ended its process wait for that.
 */
export class SpareProcess {
  readonly #options: ProgramOptions;
  #waiting: RemoteProcess | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ProgramOptions) {
    this.#options = options;
  }

  take(): RemoteProcess {
    const taken = this.#waiting;
    this.#waiting = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#waiting = new RemoteProcess(this.#options);
    }, pause).unref();
    return taken === null || taken.hasEnded ? new RemoteProcess(this.#options) : taken;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#waiting?.kill();
  }
}
