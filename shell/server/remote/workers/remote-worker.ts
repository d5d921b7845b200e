import type { WireError } from '@iwan/shared/contracts/http';
import type { Bundle, Call, FromRemote, Member, ToRemote } from '../messages/messages';
import { receivedError, sentError } from '../messages/sent-error';
import { LateStart } from './remote-failures';
import type { Ending, ProcessListeners, RemoteProcess } from './remote-process';
import { type CallContext, ServedRequests } from './served-requests';
import { lookEvery, Watchdog } from './watchdog';

/** The limits of processor time and of elapsed time for starting a process and running the code of a release once, in milliseconds. */
const mostStartUse = 4_000;
const longestStart = 20_000;
/** The timeout for a process to judge a response, in milliseconds. */
const checkTimeLimit = 1_000;
/** The most numbers of sent responses that are remembered. */
const mostSentBodies = 10_000;

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

/** A pending call. */
export interface PendingCall {
  readonly call: Call;
  readonly context: CallContext;
  /** Runs its work in the context of the request that has made it, since messages arrive outside of it. */
  readonly within: <Result>(work: () => Result) => Result;
  readonly resolve: (value: unknown) => void;
  readonly reject: (problem: unknown) => void;
  /** How many processes have ended while it was pending. */
  ends: number;
}

/** Why a worker has ended, and its remaining calls. */
export interface End {
  /** As the rest of a sentence: `did not answer for 1 s`. */
  readonly reason: string;
  /** The call that it ran. */
  readonly culprit: PendingCall | null;
  readonly others: readonly PendingCall[];
}

/** One process of a remote: its start, its pending calls with their requests to the document server, and its end. */
export class RemoteWorker {
  readonly #process: RemoteProcess;
  readonly #options: WorkerOptions;
  readonly #watchdog: Watchdog;
  readonly #onEnd: (end: End) => void;
  readonly #looking: NodeJS.Timeout;
  readonly #started: Promise<Started>;
  #resolveStart: (started: Started) => void = () => {};
  #rejectStart: (problem: Error) => void = () => {};
  readonly #pending = new Map<number, PendingCall & { readonly served: ServedRequests }>();
  readonly #requests = new Map<number, AbortController>();
  /** The responses that the process is asked to judge, by request. */
  readonly #checks = new Map<number, (isGood: boolean) => void>();
  readonly #sentBodies = new Set<number>();
  #callCount = 0;
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
    this.#callCount += 1;
    const id = this.#callCount;
    const { call, context } = pending;
    if (context.signal.aborted) {
      pending.reject(context.signal.reason);
      return;
    }
    const onAbort = () => {
      if (!this.#pending.delete(id)) return;
      this.say({ kind: 'abort', id });
      pending.reject(context.signal.reason);
    };
    context.signal.addEventListener('abort', onAbort, { once: true });
    const served = new ServedRequests(context, this.#options.isDeclared, this.#sentBodies);
    this.#pending.set(id, Object.assign(pending, { served }));
    this.say({ kind: 'call', id, call });
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
    for (const request of this.#requests.values()) request.abort();
    // The call whose code ran, or the only one. None is to blame where somebody else has killed the process.
    const all = [...this.#pending.values()];
    const running = this.#pending.get(this.#current) ?? (all.length === 1 ? all[0] : undefined);
    const culprit = reason === 'was killed' ? null : (running ?? null);
    const sentence = `Its code ${reason}.`;
    this.#rejectStart(this.#isLate ? new LateStart(sentence) : new Error(sentence));
    if (this.#hasStarted) this.#onEnd({ reason, culprit, others: all.filter((each) => each !== culprit) });
  }

  #receive(message: FromRemote): void {
    const { log } = this.#options;
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
        this.#take(message.id)?.resolve(message.value);
        break;
      case 'failure':
        this.#take(message.id)?.reject(receivedError(message.problem));
        break;
      case 'request':
        void this.#serve(message);
        break;
      case 'cancel':
        this.#requests.get(message.request)?.abort();
        break;
      case 'checked':
        this.#checks.get(message.request)?.(message.isGood);
        break;
      case 'report':
        log.onReport(message.problem);
        break;
      case 'stray':
        log.onStray(receivedError(message.problem));
        break;
    }
  }

  #take(id: number): PendingCall | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  /** Answers a request of a call. */
  async #serve({ request, id, what }: Extract<FromRemote, { readonly kind: 'request' }>): Promise<void> {
    const stopping = new AbortController();
    this.#requests.set(request, stopping);
    try {
      const pending = this.#pending.get(id);
      if (!pending) throw new Error('The call is over.');
      const check = (body: unknown) => this.#check(request, body);
      const value = await pending.within(() => pending.served.answer(what, stopping.signal, check));
      if (this.#sentBodies.size > mostSentBodies) this.#sentBodies.clear();
      this.say({ kind: 'reply', request, value });
    } catch (error) {
      this.say({ kind: 'refusal', request, problem: sentError(error) });
    } finally {
      this.#requests.delete(request);
    }
  }

  /** Has the code of the call judge a response of a service; one that is not judged in time is no good one. */
  #check(request: number, body: unknown): Promise<boolean> {
    const judged = new Promise<boolean>((resolve) => {
      this.#checks.set(request, resolve);
      setTimeout(resolve, checkTimeLimit, false).unref();
      this.say({ kind: 'check', request, body: JSON.stringify(body) ?? '' });
    });
    return judged.finally(() => this.#checks.delete(request));
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
    if (this.#finishBy !== null && (this.#pending.size === 0 || performance.now() > this.#finishBy)) {
      this.end('was replaced');
    }
    this.#watchdog.look({ hasStarted: this.#hasStarted, isBusy: this.#pending.size > 0 });
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
