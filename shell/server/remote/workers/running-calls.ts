import type { Call, FromRemote, ToRemote } from '../messages/messages';
import { sentError } from '../messages/sent-error';
import { type CallContext, ServedRequests } from './served-requests';

/** The timeout for a process to judge a response, in milliseconds. */
const checkTimeLimit = 1_000;
/** The most numbers of sent responses that are remembered. */
const mostSentBodies = 10_000;

/** A pending call. */
export interface PendingCall {
  readonly call: Call;
  readonly context: CallContext;
  /** Whether it may be repeated where its process has ended. */
  readonly isRepeatable: boolean;
  /** Runs its work in the context of the request that has made it, since messages arrive outside of it. */
  readonly within: <Result>(work: () => Result) => Result;
  readonly resolve: (value: unknown) => void;
  readonly reject: (problem: unknown) => void;
  /** How many processes have ended while it was pending. */
  ends: number;
}

interface Running extends PendingCall {
  readonly served: ServedRequests;
}

/** The pending calls of one process, and their requests to the document server. */
export class RunningCalls {
  readonly #isDeclared: (method: string, path: string) => boolean;
  readonly #say: (message: ToRemote) => void;
  readonly #running = new Map<number, Running>();
  readonly #requests = new Map<number, AbortController>();
  readonly #checks = new Map<number, (isGood: boolean) => void>();
  readonly #sentBodies = new Set<number>();
  #calls = 0;
  #checkCount = 0;

  constructor(isDeclared: (method: string, path: string) => boolean, say: (message: ToRemote) => void) {
    this.#isDeclared = isDeclared;
    this.#say = say;
  }

  get size(): number {
    return this.#running.size;
  }

  /** Makes a call. The result goes to the pending call itself, unless the process ends first. */
  run(pending: PendingCall): void {
    this.#calls += 1;
    const id = this.#calls;
    const { call, context } = pending;
    if (context.signal.aborted) {
      pending.reject(context.signal.reason);
      return;
    }
    const onAbort = () => {
      if (!this.#running.delete(id)) return;
      this.#say({ kind: 'abort', id });
      pending.reject(context.signal.reason);
    };
    context.signal.addEventListener('abort', onAbort, { once: true });
    const served = new ServedRequests(context, this.#isDeclared, this.#sentBodies);
    this.#running.set(id, Object.assign(pending, { served }));
    this.#say({ kind: 'call', id, call });
  }

  /** Removes the completed call of a number. */
  take(id: number): PendingCall | undefined {
    const running = this.#running.get(id);
    this.#running.delete(id);
    return running;
  }

  /** Answers a request of a call. */
  async serve({ request, id, what }: Extract<FromRemote, { readonly kind: 'request' }>): Promise<void> {
    const running = this.#running.get(id);
    const stopping = new AbortController();
    this.#requests.set(request, stopping);
    try {
      if (!running) throw new Error('The call is over.');
      const value = await running.within(() =>
        running.served.answer(what, stopping.signal, (body) => this.#check(request, body)),
      );
      if (this.#sentBodies.size > mostSentBodies) this.#sentBodies.clear();
      this.#say({ kind: 'reply', request, value });
    } catch (error) {
      this.#say({ kind: 'refusal', request, problem: sentError(error) });
    } finally {
      this.#requests.delete(request);
    }
  }

  /** Aborts a request of a call. */
  cancel(request: number): void {
    this.#requests.get(request)?.abort();
  }

  /** Handles the process's judgement of a response. */
  checked(number: number, isGood: boolean): void {
    this.#checks.get(number)?.(isGood);
    this.#checks.delete(number);
  }

  /** Removes all, because the process has ended: the call with the number `current`, or the only one, is the cause; `null`: none is. */
  takeAll(current: number | null): { readonly culprit: PendingCall | null; readonly others: readonly PendingCall[] } {
    const all = [...this.#running.values()];
    const only = all.length === 1 ? (all[0] ?? null) : null;
    const culprit = current === null ? null : (this.#running.get(current) ?? only);
    for (const request of this.#requests.values()) request.abort();
    this.#running.clear();
    return { culprit, others: all.filter((each) => each !== culprit) };
  }

  #check(request: number, body: unknown): Promise<boolean> {
    this.#checkCount += 1;
    const number = this.#checkCount;
    return new Promise((resolve) => {
      this.#checks.set(number, resolve);
      setTimeout(() => this.checked(number, false), checkTimeLimit).unref();
      this.#say({ kind: 'check', request, number, body: JSON.stringify(body) ?? '' });
    });
  }
}
