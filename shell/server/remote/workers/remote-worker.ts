import { AsyncLocalStorage } from 'node:async_hooks';
import type { WireError } from '@iwan/shared/contracts/http';
import type { Bundle, Call, FromRemote, OwnUsage, Request, Started, ToAnswer } from '../messages/messages';
import { Peer } from '../messages/peer';
import { receivedError } from '../messages/sent-error';
import { LateStart, ProcessEnded } from './remote-failures';
import type { ProcessListeners, RemoteProcess } from './remote-process';
import { type CallContext, ServedRequests } from './served-requests';
import { lookEvery, Watchdog } from './watchdog';

/** The limits of processor time and of elapsed time for starting a process and running the code of a release once, in milliseconds. */
const mostStartUse = 4_000;
const longestStart = 20_000;
/** The timeout for a process to judge a response, in milliseconds. */
const checkTimeLimit = 1_000;
/** The most numbers of sent responses that are remembered. */
const mostSentBodies = 10_000;

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

interface PendingCall {
  readonly call: Call;
  /** Answers a request of it, in the context of the request that has made the call: messages arrive outside of it. */
  readonly serve: (request: Request, signal: AbortSignal) => Promise<unknown>;
}

/** One process of a remote: its start, its pending calls with their requests to the document server, and its end. */
export class RemoteWorker {
  readonly #process: RemoteProcess;
  readonly #options: WorkerOptions;
  readonly #peer: Peer<ToAnswer, Request>;
  readonly #watchdog: Watchdog;
  readonly #onEnd: (end: ProcessEnded) => void;
  readonly #looking: NodeJS.Timeout;
  readonly #pending = new Map<number, PendingCall>();
  readonly #sentBodies = new Set<number>();
  #callCount = 0;
  readonly #begunAt = performance.now();
  readonly #usedBefore: number;
  #started: Started | null = null;
  /** The number of the call whose code runs, or has run last. */
  #current = 0;
  #reason: string | null = null;
  /** Whether it has ended because its start took too long. */
  #isLate = false;
  /** When it is ended at the latest, since another release has replaced it; by `performance.now()`. */
  #finishBy: number | null = null;

  /** `onEnd` is called when it has ended after its start, before its calls are rejected. */
  constructor(options: WorkerOptions, onEnd: (end: ProcessEnded) => void) {
    this.#options = options;
    this.#onEnd = onEnd;
    const process = options.startProcess({
      onMessage: (message) => {
        try {
          this.#receive(message);
        } catch {
          this.end('sent an invalid message');
        }
      },
      onLine: (line) => options.log.onConsole(line),
      onEnd: (reason) => this.#ended(this.#reason ?? reason),
    });
    this.#process = process;
    this.#peer = new Peer({
      send: (message, onSent) => process.send(message, onSent),
      answer: (request, signal) => this.#serve(request, signal),
    });
    this.#usedBefore = process.processorTime;
    this.#watchdog = new Watchdog({
      ping: (onSent) => this.#peer.ask({ type: 'ping' }, undefined, onSent) as Promise<OwnUsage>,
      processorTime: () => process.processorTime,
      end: (reason) => this.end(reason),
    });
    this.#looking = setInterval(() => this.#look(), lookEvery).unref();
  }

  /**
   * Sends it the code of the release, and has all of it run, unless another process has validated it (`isKnown`). Rejects where
   * it is unusable; the process is ended then.
   */
  async start(
    bundles: readonly Bundle[],
    addresses: Readonly<Record<string, string>>,
    isKnown: boolean,
  ): Promise<void> {
    this.sendAddresses(addresses);
    try {
      this.#started = (await this.#peer.ask({ type: 'start', bundles, isKnown })) as Started;
    } catch (error) {
      this.end('was refused');
      throw error;
    }
  }

  /** The functions of its modules. */
  get started(): Started {
    return this.#started ?? { modules: {}, resources: [] };
  }

  sendAddresses(addresses: Readonly<Record<string, string>>): void {
    this.#process.send({ kind: 'addresses', addresses });
  }

  /** Makes a call. Rejects when its code throws, when it is aborted, and with a `ProcessEnded` where the process ends first. */
  async run(call: Call, context: CallContext): Promise<unknown> {
    this.#callCount += 1;
    const id = this.#callCount;
    const served = new ServedRequests(context, this.#options.isDeclared, this.#sentBodies);
    const within = AsyncLocalStorage.snapshot();
    const serve: PendingCall['serve'] = (request, signal) =>
      within(() => served.answer(request, signal, (check, body) => this.#check(check, body)));
    this.#pending.set(id, { call, serve });
    try {
      return await this.#peer.ask({ type: 'call', id, call }, context.signal);
    } finally {
      this.#pending.delete(id);
    }
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

  #ended(reason: string): void {
    clearInterval(this.#looking);
    // The call whose code ran, or the only one. None is to blame where somebody else has killed the process.
    const all = [...this.#pending.values()];
    const running = this.#pending.get(this.#current) ?? (all.length === 1 ? all[0] : undefined);
    const culprit = reason === 'was killed' ? null : (running?.call ?? null);
    const end = this.#isLate ? new LateStart(reason, culprit) : new ProcessEnded(reason, culprit);
    if (this.#started) this.#onEnd(end);
    this.#peer.close(end);
  }

  #receive(message: FromRemote): void {
    const { log } = this.#options;
    switch (message.kind) {
      case 'running':
        this.#current = message.id;
        break;
      case 'report':
        log.onReport(message.problem);
        break;
      case 'stray':
        log.onStray(receivedError(message.problem));
        break;
      default:
        this.#peer.receive(message);
    }
  }

  async #serve(request: Request, signal: AbortSignal): Promise<unknown> {
    const pending = this.#pending.get(request.id);
    if (!pending) throw new Error('The call is over.');
    const response = await pending.serve(request, signal);
    if (this.#sentBodies.size > mostSentBodies) this.#sentBodies.clear();
    return response;
  }

  /** Has the code of a call judge a response of a service; one that is not judged in time is no good one. */
  #check(check: number, body: unknown): Promise<boolean> {
    const question = { type: 'check', check, body: JSON.stringify(body) ?? '' } as const;
    return this.#peer.ask(question, AbortSignal.timeout(checkTimeLimit)).then(
      (isGood) => isGood === true,
      () => false,
    );
  }

  #look(): void {
    if (this.#started === null) {
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
    this.#watchdog.look({ hasStarted: this.#started !== null, isBusy: this.#pending.size > 0 });
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
