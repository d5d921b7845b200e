import { setTimeout as delay } from 'node:timers/promises';
import { inSpan } from '../../request/tracing/in-span';
import type { Bundle, Call, Started } from '../messages/messages';
import { ProcessEnded, RemoteEnded, RemoteUnavailable } from './remote-failures';
import { RemoteWorker, type WorkerOptions } from './remote-worker';
import type { CallContext } from './served-requests';

/** How long a call waits for the next process, in milliseconds. */
const longestWait = 1_000;
/** How long the process of a replaced release stays, in milliseconds: for documents in progress, then for calls. */
const replacedFor = 15_000;
const finishLimit = 130_000;

export interface WorkersOptions extends WorkerOptions {
  readonly remote: string;
  readonly version: string;
  /** Reads the code of the release, for each process again: it is not kept in memory. */
  readonly readBundles: () => Promise<readonly Bundle[]>;
  /** Called once for each process that has ended unexpectedly. */
  readonly onEvent: (sentence: string, reason: string) => void;
  /** Called when a call is completed. */
  readonly onCall?: (call: Call['type'], isAnswered: boolean, milliseconds: number) => void;
}

/**
 * The process that runs the server code of one release. When it hangs, ends, or exceeds a limit it is replaced, with increasing
 * pauses where it happens again; its other calls are made again by the next one.
 */
export class RemoteWorkers {
  started: Started = { modules: {}, resources: [] };
  readonly #options: WorkersOptions;
  readonly #pauses = new RestartPauses();
  #addresses: Readonly<Record<string, string>>;
  /** Its process. Pending while the next one starts, and rejected where that has failed. */
  #worker: Promise<RemoteWorker>;
  /** When the next process is started, by `performance.now()`. */
  #nextAt = 0;
  readonly #closing = new AbortController();

  private constructor(options: WorkersOptions, addresses: Readonly<Record<string, string>>) {
    this.#options = options;
    this.#addresses = addresses;
    this.#worker = this.#startWorker(false);
  }

  /** Runs the code of a release for the first time. Rejects with a sentence where it is unusable. */
  static async start(
    options: WorkersOptions,
    addresses: Readonly<Record<string, string>> = {},
  ): Promise<RemoteWorkers> {
    const workers = new RemoteWorkers(options, addresses);
    workers.started = (await workers.#worker).started;
    return workers;
  }

  /**
   * Makes a call. Rejects when the code throws, with `RemoteEnded` where it has ended its process, or with `RemoteUnavailable`.
   */
  call(call: Call, context: CallContext): Promise<unknown> {
    const { remote, version } = this.#options;
    const attributes = { 'iwan.remote': remote, 'iwan.version': version, 'iwan.module': partOf(call) };
    return inSpan({ name: `remote ${call.type}`, attributes, isCall: true }, () => this.#timed(call, context));
  }

  async #timed(call: Call, context: CallContext): Promise<unknown> {
    const begunAt = performance.now();
    const over = (isAnswered: boolean) => this.#options.onCall?.(call.type, isAnswered, performance.now() - begunAt);
    try {
      const result = await this.#run(call, context);
      over(true);
      return result;
    } catch (error) {
      over(false);
      throw error;
    }
  }

  /** The addresses of the site's pages: the same object as long as they do not change. */
  get addresses(): object {
    return this.#addresses;
  }

  /** Sends the addresses of the site's pages. */
  sendAddresses(addresses: Readonly<Record<string, string>>): void {
    if (addresses === this.#addresses) return;
    this.#addresses = addresses;
    this.#withWorker((worker) => worker.sendAddresses(addresses));
  }

  /** Completes the calls in progress, and ends the process: another release has replaced this one. */
  retire(): void {
    setTimeout(() => {
      this.#closing.abort();
      this.#withWorker((worker) => worker.finish(finishLimit));
    }, replacedFor).unref();
  }

  /** Ends the process at once. */
  close(): void {
    this.#closing.abort();
    this.#withWorker((worker) => worker.end('was closed'));
  }

  #withWorker(act: (worker: RemoteWorker) => void): void {
    // There is none while it cannot be started.
    this.#worker.then(act, () => {});
  }

  /** Runs a call, and once more where its process has ended meanwhile because of another one. */
  async #run(call: Call, context: CallContext, isRepeated = false): Promise<unknown> {
    const { remote } = this.#options;
    if (this.#nextAt - performance.now() > longestWait) throw this.#unavailable();
    const worker = await this.#worker.catch(() => {
      throw this.#unavailable();
    });
    try {
      return await worker.run(call, context);
    } catch (error) {
      if (!(error instanceof ProcessEnded)) throw error;
      if (this.#isClosed) throw new RemoteUnavailable(`The release of ${remote} was replaced.`);
      if (error.culprit && nameOf(call) === nameOf(error.culprit)) {
        throw new RemoteEnded(`The process of ${remote} ${error.reason}${during(error)}`);
      }
      if (call.type === 'action' || isRepeated) throw new RemoteUnavailable(`The process of ${remote} has ended.`);
      return this.#run(call, context, true);
    }
  }

  #unavailable(): RemoteUnavailable {
    return new RemoteUnavailable(`No process of ${this.#options.remote} runs at the moment.`);
  }

  get #isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  #ended(end: ProcessEnded): void {
    if (this.#isClosed) return;
    const { remote, version, onEvent } = this.#options;
    const pause = this.#pauses.next(performance.now());
    const next = pause === 0 ? 'another one takes its place' : `another one follows in ${pause / 1000} s`;
    onEvent(`The process of ${remote} ${version} ${end.reason}${during(end)}: it was ended, and ${next}.`, end.reason);
    this.#startAfter(pause);
  }

  #startAfter(pause: number): void {
    this.#nextAt = performance.now() + pause;
    this.#worker = delay(pause, undefined, { signal: this.#closing.signal }).then(() => this.#startWorker(true));
    this.#worker.catch((error: unknown) => {
      if (this.#isClosed) return;
      const { remote, version, onEvent } = this.#options;
      const nextPause = this.#pauses.next(performance.now());
      onEvent(
        `No process of ${remote} ${version} could be started; it is tried again in ${nextPause / 1000} s. ${String(error)}`,
        'could not be started',
      );
      this.#startAfter(nextPause);
    });
  }

  /** Starts a process, of which the first one has all code validated. */
  async #startWorker(isKnown: boolean): Promise<RemoteWorker> {
    const bundles = await this.#options.readBundles();
    const worker = new RemoteWorker(this.#options, (end) => this.#ended(end));
    await worker.start(bundles, this.#addresses, isKnown);
    return worker;
  }
}

/** ` while it ran the loader of ./pages/blog`; empty where no call is to blame. */
function during({ culprit }: ProcessEnded): string {
  return culprit ? ` while it ran ${nameOf(culprit)}` : '';
}

function partOf(call: Call): string {
  return call.type === 'resource' ? call.resource : call.module;
}

const members = { load: 'loader', render: 'component', action: 'action', addresses: 'addresses' } as const;

/** `the loader of ./pages/blog`, for the log. */
function nameOf(call: Call): string {
  return call.type === 'resource' ? `the resource "${call.resource}"` : `the ${members[call.type]} of ${call.module}`;
}

/** The pauses before restarts in milliseconds: none at first, then increasing. */
const pauses = [0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000] as const;
/** The time in milliseconds after which an end is forgotten. */
const forgottenAfter = 60_000;

/** The pause before a remote's next process: one that ends repeatedly costs the machine a start each time. */
export class RestartPauses {
  #ends = 0;
  #endedAt = Number.NEGATIVE_INFINITY;

  /** The pause in milliseconds after an end at `now`, in milliseconds of a monotonic clock. */
  next(now: number): number {
    if (now - this.#endedAt > forgottenAfter) this.#ends = 0;
    const pause = pauses[Math.min(this.#ends, pauses.length - 1)] ?? 0;
    this.#ends += 1;
    this.#endedAt = now + pause;
    return pause;
  }
}
