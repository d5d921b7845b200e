import { AsyncLocalStorage } from 'node:async_hooks';
import { inSpan } from '../../request/tracing/in-span';
import type { Bundle, Call } from '../messages/messages';
import { RemoteEnded, RemoteUnavailable } from './remote-failures';
import { type End, type PendingCall, RemoteWorker, type Started, type WorkerOptions } from './remote-worker';
import { RestartPauses } from './restart-pauses';
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
  /** `null` until the next one has started. */
  #worker: RemoteWorker | null = null;
  readonly #waiting: PendingCall[] = [];
  /** When the next process is started, by `performance.now()`. */
  #nextAt = 0;
  #starting: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(options: WorkersOptions, addresses: Readonly<Record<string, string>>) {
    this.#options = options;
    this.#addresses = addresses;
  }

  /** Runs the code of a release for the first time. Rejects with a sentence where it is unusable. */
  static async start(
    options: WorkersOptions,
    addresses: Readonly<Record<string, string>> = {},
  ): Promise<RemoteWorkers> {
    const workers = new RemoteWorkers(options, addresses);
    workers.started = await workers.#startWorker(false);
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

  #timed(call: Call, context: CallContext): Promise<unknown> {
    const begunAt = performance.now();
    const response = new Promise((resolve, reject) => {
      const within = AsyncLocalStorage.snapshot();
      this.#dispatch({ call, context, within, resolve, reject, ends: 0 });
    });
    const over = (isAnswered: boolean) => this.#options.onCall?.(call.type, isAnswered, performance.now() - begunAt);
    response.then(
      () => over(true),
      () => over(false),
    );
    return response;
  }

  /** The addresses of the site's pages: the same object as long as they do not change. */
  get addresses(): object {
    return this.#addresses;
  }

  /** Sends the addresses of the site's pages. */
  sendAddresses(addresses: Readonly<Record<string, string>>): void {
    if (addresses === this.#addresses) return;
    this.#addresses = addresses;
    this.#worker?.say({ kind: 'addresses', addresses });
  }

  /** Completes the calls in progress, and ends the process: another release has replaced this one. */
  retire(): void {
    setTimeout(() => {
      this.#stop();
      this.#worker?.finish(finishLimit);
    }, replacedFor).unref();
  }

  /** Ends the process at once. */
  close(): void {
    this.#stop();
    this.#worker?.end('was closed');
  }

  #stop(): void {
    this.#isClosed = true;
    clearTimeout(this.#starting);
    this.#refuseWaiting();
  }

  #dispatch(pending: PendingCall): void {
    const isSoon = this.#nextAt - performance.now() <= longestWait;
    if (this.#worker) this.#worker.run(pending);
    else if (isSoon && !this.#isClosed) this.#waiting.push(pending);
    else pending.reject(new RemoteUnavailable(`No process of ${this.#options.remote} runs at the moment.`));
  }

  #ended({ reason, culprit, others }: End): void {
    this.#worker = null;
    if (this.#isClosed || reason === 'was replaced') {
      for (const pending of culprit ? [culprit, ...others] : others) {
        pending.reject(new RemoteUnavailable(`The release of ${this.#options.remote} was replaced.`));
      }
      return;
    }
    const { remote, version, onEvent } = this.#options;
    const during = culprit ? ` while it ran ${nameOf(culprit.call)}` : '';
    const pause = this.#pauses.next(performance.now());
    const next = pause === 0 ? 'another one takes its place' : `another one follows in ${pause / 1000} s`;
    onEvent(`The process of ${remote} ${version} ${reason}${during}: it was ended, and ${next}.`, reason);
    culprit?.reject(new RemoteEnded(`The process of ${remote} ${reason}${during}`));
    this.#startAfter(pause);
    for (const pending of others) {
      pending.ends += 1;
      const isAlike = culprit !== null && nameOf(pending.call) === nameOf(culprit.call);
      if (isAlike) pending.reject(new RemoteEnded(`The process of ${remote} ${reason}${during}`));
      else if (pending.call.type !== 'action' && pending.ends < 2) this.#dispatch(pending);
      else pending.reject(new RemoteUnavailable(`The process of ${remote} has ended.`));
    }
  }

  #startAfter(pause: number): void {
    this.#nextAt = performance.now() + pause;
    this.#starting = setTimeout(() => void this.#start(), pause);
  }

  async #start(): Promise<void> {
    if (this.#isClosed) return;
    try {
      await this.#startWorker(true);
      if (this.#isClosed) return this.close();
      for (const pending of this.#waiting.splice(0)) this.#dispatch(pending);
    } catch (error) {
      this.#refuseWaiting();
      const { remote, version, onEvent } = this.#options;
      const pause = this.#pauses.next(performance.now());
      onEvent(
        `No process of ${remote} ${version} could be started; it is tried again in ${pause / 1000} s. ${String(error)}`,
        'could not be started',
      );
      this.#startAfter(pause);
    }
  }

  /** Starts a process, of which the first one has all code validated. */
  async #startWorker(isKnown: boolean): Promise<Started> {
    const bundles = await this.#options.readBundles();
    const worker = new RemoteWorker(this.#options, (end) => this.#ended(end));
    const started = await worker.start(bundles, this.#addresses, isKnown);
    this.#worker = worker;
    return started;
  }

  #refuseWaiting(): void {
    for (const pending of this.#waiting.splice(0)) {
      pending.reject(new RemoteUnavailable(`No process of ${this.#options.remote} runs at the moment.`));
    }
  }
}

function partOf(call: Call): string {
  return call.type === 'resource' ? call.resource : call.module;
}

const members = { load: 'loader', render: 'component', action: 'action', addresses: 'addresses' } as const;

/** `the loader of ./pages/blog`, for the log. */
function nameOf(call: Call): string {
  return call.type === 'resource' ? `the resource "${call.resource}"` : `the ${members[call.type]} of ${call.module}`;
}
