import type { WireError } from '@iwan/shared/contracts/http';
import type { Bundle, FromRemote, Member, ToRemote } from '../messages/messages';
import { receivedError } from '../messages/sent-error';
import { LateStart } from './remote-failures';
import type { Ending, ProcessListeners, RemoteProcess } from './remote-process';
import { type PendingCall, RunningCalls } from './running-calls';
import { lookEvery, Watchdog } from './watchdog';

/** The limits of processor time and of elapsed time for starting a process and running the code of a release once, in milliseconds. */
const mostStartUse = 4_000;
const longestStart = 20_000;

/** The functions of a release's modules. */
export interface Started {
  readonly modules: Readonly<Record<string, readonly Member[]>>;
  readonly resources: readonly string[];
}

export interface WorkerOptions {
  readonly startProcess: (listeners: ProcessListeners) => RemoteProcess;
  readonly isDeclared: (method: string, path: string) => boolean;
  readonly log: RemoteLog;
}

/** Events of a remote beside its responses. */
export interface RemoteLog {
  /** A skipped record of the backend. */
  onReport(problem: WireError): void;
  /** An unhandled error. */
  onStray(problem: Error): void;
  /** A line of its output. */
  onConsole(line: string): void;
}

/** Why a worker has ended, and its remaining calls. */
export interface End {
  /** As the rest of a sentence: `did not answer for 1 s`. */
  readonly reason: string;
  /** The call that it ran. */
  readonly culprit: PendingCall | null;
  readonly others: readonly PendingCall[];
}

/** One process of a remote: its start, its messages, and its end. */
export class RemoteWorker {
  readonly #process: RemoteProcess;
  readonly #options: WorkerOptions;
  readonly #calls: RunningCalls;
  readonly #watchdog: Watchdog;
  readonly #onEnd: (end: End) => void;
  readonly #looking: NodeJS.Timeout;
  readonly #started: Promise<Started>;
  #resolveStart: (started: Started) => void = () => {};
  #rejectStart: (problem: Error) => void = () => {};
  readonly #begunAt = performance.now();
  readonly #usedBefore: number;
  #hasStarted = false;
  /** The number of the call whose code runs, or has run last. */
  #current = 0;
  #reason: string | null = null;
  /** Whether it has ended because its start took too long. */
  #isLate = false;
  /** When it is ended at the latest, since another release has replaced it; by `performance.now()`. */
  #finishBy: number | null = null;

  constructor(options: WorkerOptions, onEnd: (end: End) => void) {
    this.#options = options;
    this.#onEnd = onEnd;
    this.#started = new Promise((resolve, reject) => {
      this.#resolveStart = resolve;
      this.#rejectStart = reject;
    });
    this.#started.catch(() => {});
    this.#process = options.startProcess({
      onMessage: (message) => {
        try {
          this.#receive(message);
        } catch {
          this.end('sent an invalid message');
        }
      },
      onLine: (line) => options.log.onConsole(line),
      onEnd: (ending) => this.#ended(ending),
    });
    this.#usedBefore = this.#process.processorTime;
    this.#watchdog = new Watchdog(this.#process, (reason) => this.end(reason));
    this.#calls = new RunningCalls(options.isDeclared, (message) => this.say(message));
    this.#looking = setInterval(() => this.#look(), lookEvery).unref();
  }

  /**
   * Sends it the code of the release, and has all of it run, unless another process has validated it (`isKnown`). Rejects where
   * it is unusable; the process is ended then.
   */
  start(bundles: readonly Bundle[], addresses: Readonly<Record<string, string>>, isKnown: boolean): Promise<Started> {
    this.say({ kind: 'addresses', addresses });
    this.say({ kind: 'start', bundles, isKnown });
    return this.#started;
  }

  say(message: ToRemote): void {
    this.#process.send(message);
  }

  /** Makes a call. The result goes to the pending call itself, or to `onEnd` where the process ends first. */
  run(pending: PendingCall): void {
    this.#calls.run(pending);
  }

  /** Ends the process when its calls are over, or after so many milliseconds. */
  finish(milliseconds: number): void {
    this.#finishBy = performance.now() + milliseconds;
  }

  /** Ends the process, with a reason as the rest of a sentence. */
  end(reason: string): void {
    if (this.#reason !== null) return;
    this.#reason = reason;
    this.#process.kill();
  }

  #ended({ output, isKilled }: Ending): void {
    clearInterval(this.#looking);
    const isMemory = /out of memory/i.test(output);
    const byItself = isMemory ? 'ran out of memory' : isKilled ? 'was killed' : 'has ended by itself';
    const reason = this.#reason ?? byItself;
    // No call is to blame where somebody else has killed it.
    const left = this.#calls.takeAll(reason === 'was killed' ? null : this.#current);
    const sentence = `Its code ${reason}.`;
    this.#rejectStart(this.#isLate ? new LateStart(sentence) : new Error(sentence));
    if (this.#hasStarted) this.#onEnd({ reason, ...left });
  }

  #receive(message: FromRemote): void {
    const { log } = this.#options;
    this.#watchdog.countMessage();
    switch (message.kind) {
      case 'pong':
        this.#watchdog.ponged(message);
        break;
      case 'started':
        this.#hasStarted = true;
        this.#resolveStart({ modules: message.modules, resources: message.resources });
        break;
      case 'refused':
        this.#rejectStart(receivedError(message.problem));
        this.end('was refused');
        break;
      case 'running':
        this.#current = message.id;
        break;
      case 'result':
        this.#calls.take(message.id)?.resolve(message.value);
        break;
      case 'failure':
        this.#calls.take(message.id)?.reject(receivedError(message.problem));
        break;
      case 'request':
        void this.#calls.serve(message);
        break;
      case 'cancel':
        this.#calls.cancel(message.request);
        break;
      case 'checked':
        this.#calls.checked(message.number, message.isGood);
        break;
      case 'report':
        log.onReport(message.problem);
        break;
      case 'stray':
        log.onStray(receivedError(message.problem));
        break;
    }
  }

  #look(): void {
    if (!this.#hasStarted) {
      const used = this.#process.processorTime - this.#usedBefore;
      const exceeded = startExceeded({ used, waited: performance.now() - this.#begunAt });
      if (exceeded !== null) {
        this.#isLate ||= this.#reason === null;
        this.end(exceeded);
      }
    }
    if (this.#finishBy !== null && (this.#calls.size === 0 || performance.now() > this.#finishBy)) {
      this.end('was replaced');
    }
    this.#watchdog.look({ hasStarted: this.#hasStarted, isBusy: this.#calls.size > 0 });
  }
}

/**
 * Why the first run of a release's code is given up, as the rest of a sentence; `null` where it is not. Processor time counts
 * instead of elapsed time: on a busy machine the process may only have waited, and a release that is refused at the start of a
 * site is missing until another one is published. Both in milliseconds.
 */
export function startExceeded({ used, waited }: { readonly used: number; readonly waited: number }): string | null {
  // Where the system does not provide processor time, the difference is NaN, and only elapsed time counts.
  if ((Number.isNaN(used) ? waited : used) >= mostStartUse) {
    return `did not finish within ${mostStartUse / 1000} s of processor time when it was run`;
  }
  return waited >= longestStart ? `did not finish within ${longestStart / 1000} s when it was run` : null;
}
