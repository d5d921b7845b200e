import type { WireProblem } from '@iwan/shared/contracts/http';
import type { Bundle, Call, FromRemote, Member, ToRemote } from '../remote-messages/messages';
import { Outbox } from '../remote-messages/outbox';
import { receivedProblem, type SentProblem, sentProblem } from '../remote-messages/sent-problem';
import type { RemoteProcess } from './remote-process';
import { type CallContext, ServedRequests } from './served-requests';
import { UsageLimits } from './usage-limits';

/** How long a process may take until it is ready to run code, in milliseconds: a busy machine takes its time. */
const bootTimeLimit = 20_000;
/** How long the code of a release may take to be run once, in milliseconds. */
const startTimeLimit = 4_000;
/** How often a process is looked at, in milliseconds. */
const lookEvery = 100;
/** How often one that has nothing to do is asked to answer, in milliseconds; any other one at each look. */
const idlePing = 1_000;
/** How long code may keep a process from answering, in milliseconds: all calls of the remote wait for it. */
const hangLimit = 1_000;
/** Processor time that it takes in that time at least, in milliseconds: on a busy machine it may only have waited for its turn. */
const hangUse = 700;
/** How long it may keep from answering whatever it takes, in milliseconds. */
const sleepLimit = 3_000;
/** How long it may read nothing, in milliseconds: a plain backend's list of 60 MB takes a second on its way. */
const silenceLimit = 4_000;
/** Messages of a process within one look, beyond which it does nothing but talk. */
const mostMessages = 3_000;
/** Numbers of answers that are remembered of those that a process was sent. */
const mostSentBodies = 10_000;
/** After so long nobody waits for a call any more whose caller has gone, in milliseconds. */
const leftFor = 30_000;

/** One call that waits for its outcome. */
export interface PendingCall {
  readonly call: Call;
  readonly context: CallContext;
  /** Whether it may be made again where its process has ended. */
  readonly isRepeatable: boolean;
  readonly resolve: (value: unknown) => void;
  readonly reject: (problem: unknown) => void;
  /** How many processes have ended while it was pending. */
  ends: number;
}

/** What the code of a release has turned out to have. */
export interface Started {
  readonly modules: Readonly<Record<string, readonly Member[]>>;
  readonly resources: readonly string[];
}

export interface WorkerOptions {
  /** A process in which no code of a remote has run. */
  readonly takeProcess: () => RemoteProcess;
  readonly bundles: readonly Bundle[];
  readonly isDeclared: (method: string, path: string) => boolean;
  readonly log: RemoteLog;
}

/** What is heard of a remote beside its answers. */
export interface RemoteLog {
  /** A record of the backend that it has skipped. */
  onReport(problem: WireProblem): void;
  /** Errors that nothing was waiting for. */
  onStray(problem: Error, count: number): void;
  /** What it has written to the console. */
  onConsole(line: string, count: number): void;
}

interface Running extends PendingCall {
  readonly served: ServedRequests;
  readonly stopListening: () => void;
  /** When its caller has gone; by the clock of `performance`. */
  leftAt: number | null;
}

/** Why a worker has ended, and what it left. */
export interface End {
  /** As the rest of a sentence: `did not answer for 1 s`. */
  readonly reason: string;
  /** The call that it ran. */
  readonly culprit: PendingCall | null;
  readonly others: readonly PendingCall[];
}

/** One process of a remote, the calls that it has under way, and the limits that it is held to. */
export class RemoteWorker {
  readonly #process: RemoteProcess;
  readonly #outbox: Outbox<ToRemote>;
  readonly #options: WorkerOptions;
  readonly #running = new Map<number, Running>();
  readonly #requests = new Map<number, AbortController>();
  readonly #checks = new Map<number, (isGood: boolean) => void>();
  readonly #sentBodies = new Set<number>();
  readonly #limits = new UsageLimits();
  readonly #onEnd: (end: End) => void;
  readonly #looking: NodeJS.Timeout;
  readonly #isReady: Promise<void>;
  #becomeReady: () => void = () => {};
  #settleStart: { readonly resolve: (started: Started) => void; readonly reject: (problem: Error) => void } | null =
    null;
  /** The ping that was not answered yet; `sentAt`: when it had left this process. */
  #ping: { readonly number: number; at: number; sentAt: number | null; usedBefore: number } | null = null;
  #pings = 0;
  #pongAt = performance.now();
  #lookedAt = performance.now();
  #messages = 0;
  #calls = 0;
  #checkCount = 0;
  #hasStarted = false;
  #reason: string | null = null;
  #isFinishing = false;
  #usedAt = performance.now();

  constructor(options: WorkerOptions, onEnd: (end: End) => void) {
    this.#options = options;
    this.#onEnd = onEnd;
    this.#isReady = new Promise((resolve) => {
      this.#becomeReady = resolve;
    });
    this.#process = options.takeProcess();
    this.#outbox = new Outbox((messages) => this.#process.send(messages));
    this.#process.listen({
      onMessages: (messages) => this.#receiveAll(messages),
      onEnd: (words) => this.#ended(words),
    });
    this.#looking = setInterval(() => this.#look(), lookEvery).unref();
  }

  /**
   * Gives it the code of the release, and has all of it run, unless another process has done that (`isKnown`). Rejects with
   * why it cannot be used; the process is ended then.
   */
  async start(addresses: Readonly<Record<string, string>>, isKnown: boolean): Promise<Started> {
    const { bundles } = this.#options;
    const started = new Promise<Started>((resolve, reject) => {
      this.#settleStart = { resolve, reject };
    });
    started.catch(() => {});
    const booting = setTimeout(() => this.end('did not get ready'), bootTimeLimit);
    await Promise.race([this.#isReady, started]);
    clearTimeout(booting);
    this.#outbox.add({ kind: 'addresses', addresses });
    this.#outbox.add({ kind: 'start', bundles, isKnown });
    this.#outbox.flush();
    const starting = setTimeout(
      () => this.end(`did not finish within ${startTimeLimit / 1000} s when it was run`),
      startTimeLimit,
    );
    try {
      return await started;
    } finally {
      clearTimeout(starting);
    }
  }

  /** How many calls it has under way. */
  get load(): number {
    return this.#running.size;
  }

  /** How long it has had nothing to do, in milliseconds. */
  get idleFor(): number {
    return this.#running.size > 0 ? 0 : performance.now() - this.#usedAt;
  }

  say(message: ToRemote): void {
    this.#outbox.add(message);
  }

  /** Makes a call. What comes of it is told to the pending call itself, or to `onEnd` where the process ends first. */
  run(pending: PendingCall): void {
    this.#calls += 1;
    const id = this.#calls;
    const { call, context } = pending;
    const onAbort = () => {
      const running = this.#running.get(id);
      if (running) running.leftAt = performance.now();
      this.#outbox.add({ kind: 'abort', id });
      pending.reject(context.signal.reason);
    };
    if (context.signal.aborted) {
      pending.reject(context.signal.reason);
      return;
    }
    context.signal.addEventListener('abort', onAbort, { once: true });
    const served = new ServedRequests(context, this.#options.isDeclared, this.#sentBodies);
    const stopListening = () => context.signal.removeEventListener('abort', onAbort);
    this.#running.set(id, Object.assign(pending, { served, stopListening, leftAt: null }));
    this.#outbox.add({ kind: 'call', id, call });
  }

  /** Ends the process as soon as its calls are answered, and after so many milliseconds whatever it does. */
  finish(milliseconds: number): void {
    this.#isFinishing = true;
    setTimeout(() => this.end('was replaced'), milliseconds).unref();
    this.#endWhenDone();
  }

  /** Ends the process, for a reason as the rest of a sentence. */
  end(reason: string): void {
    if (this.#reason !== null) return;
    this.#reason = reason;
    this.#process.kill();
  }

  #endWhenDone(): void {
    if (this.#isFinishing && this.#running.size === 0) this.end('was replaced');
  }

  #ended(words: string): void {
    clearInterval(this.#looking);
    const isMemory = /heap out of memory|out of memory/i.test(words);
    const reason = this.#reason ?? (isMemory ? 'ran out of memory' : 'has ended by itself');
    const noted = this.#running.get(this.#process.noted);
    const all = [...this.#running.values()];
    for (const { stopListening } of all) stopListening();
    for (const request of this.#requests.values()) request.abort();
    this.#running.clear();
    const culprit = noted ?? (all.length === 1 ? (all[0] ?? null) : null);
    this.#settleStart?.reject(new Error(`Its code ${reason}.`));
    if (this.#hasStarted) this.#onEnd({ reason, culprit, others: all.filter((each) => each !== culprit) });
  }

  #receiveAll(messages: readonly FromRemote[]): void {
    try {
      this.#messages += messages.length;
      if (this.#messages > mostMessages) this.end('does nothing but talk');
      for (const message of messages) this.#receive(message);
    } catch {
      this.end('said what cannot be understood');
    }
  }

  #receive(message: FromRemote): void {
    const { log } = this.#options;
    switch (message.kind) {
      case 'pong':
        this.#ponged(message);
        break;
      case 'started':
        this.#hasStarted = true;
        this.#settleStart?.resolve({ modules: message.modules, resources: message.resources });
        break;
      case 'refused':
        this.#settleStart?.reject(receivedProblem(message.problem));
        this.end('was refused');
        break;
      case 'result':
        this.#taken(message.id)?.resolve(message.value);
        break;
      case 'failure':
        this.#taken(message.id)?.reject(receivedProblem(message.problem));
        break;
      case 'request':
        void this.#serve(message);
        break;
      case 'cancel':
        this.#requests.get(message.request)?.abort();
        break;
      case 'checked':
        this.#checks.get(message.number)?.(message.isGood === true);
        this.#checks.delete(message.number);
        break;
      case 'report':
        log.onReport(message.problem);
        break;
      case 'stray':
        log.onStray(receivedProblem(message.problem), Number(message.count));
        break;
      case 'console':
        log.onConsole(String(message.line), Number(message.count));
        break;
      case 'tainted':
        this.end(`has changed ${String(message.what).slice(0, 100)}, which all code shares`);
        break;
    }
  }

  #taken(id: number): Running | undefined {
    const running = this.#running.get(id);
    this.#running.delete(id);
    running?.stopListening();
    this.#usedAt = performance.now();
    this.#endWhenDone();
    return running;
  }

  async #serve({ request, id, what }: Extract<FromRemote, { readonly kind: 'request' }>): Promise<void> {
    const running = this.#running.get(id);
    const stopping = new AbortController();
    this.#requests.set(request, stopping);
    try {
      if (!running) throw new Error('The call is over.');
      const value = await running.served.answer(what, stopping.signal, (body) => this.#check(request, body));
      if (this.#sentBodies.size > mostSentBodies) this.#sentBodies.clear();
      this.#outbox.add({ kind: 'reply', request, value });
    } catch (problem) {
      this.#outbox.add({ kind: 'refusal', request, problem: sentProblem(problem) satisfies SentProblem });
    } finally {
      this.#requests.delete(request);
    }
  }

  #check(request: number, body: unknown): Promise<boolean> {
    this.#checkCount += 1;
    const number = this.#checkCount;
    return new Promise((resolve) => {
      this.#checks.set(number, resolve);
      setTimeout(() => resolve(false), hangLimit).unref();
      this.#outbox.add({ kind: 'check', request, number, body: JSON.stringify(body) ?? '' });
    });
  }

  #ponged({ number, resident, strayTime }: Extract<FromRemote, { readonly kind: 'pong' }>): void {
    this.#becomeReady();
    if (this.#ping?.number !== number) return;
    this.#ping = null;
    this.#pongAt = performance.now();
    const exceeded = this.#limits.exceededBy({
      at: this.#pongAt,
      resident: Number(resident),
      strayTime: Number(strayTime),
    });
    if (exceeded !== null) this.end(exceeded);
  }

  #sendPing(): void {
    this.#pings += 1;
    const ping = { number: this.#pings, at: performance.now(), sentAt: null as number | null, usedBefore: 0 };
    this.#ping = ping;
    this.#process.send([{ kind: 'ping', number: ping.number }], () => {
      ping.sentAt = performance.now();
      ping.usedBefore = this.#process.processorTime;
    });
  }

  #hangs(milliseconds: number, usedBefore: number): boolean {
    if (milliseconds < hangLimit) return false;
    const used = this.#process.processorTime - usedBefore;
    // Where the system does not say what was used, the difference is no number.
    return !(used < hangUse) || milliseconds >= sleepLimit;
  }

  #look(): void {
    const now = performance.now();
    // What has kept the document server itself from looking may have kept it from reading the answer.
    const isOnTime = now - this.#lookedAt < 3 * lookEvery;
    this.#lookedAt = now;
    this.#messages = 0;
    for (const [id, { leftAt }] of this.#running) {
      if (leftAt !== null && now - leftAt > leftFor) this.#taken(id);
    }
    if (!this.#hasStarted) return;
    if (this.#ping === null) {
      if (this.#running.size > 0 || now - this.#pongAt >= idlePing) this.#sendPing();
    } else if (!isOnTime) {
      this.#ping.at = now;
      this.#ping.sentAt &&= now;
    } else {
      const { at, sentAt, usedBefore } = this.#ping;
      if (sentAt !== null && this.#hangs(now - sentAt, usedBefore))
        this.end(`did not answer for ${hangLimit / 1000} s`);
      else if (now - at >= silenceLimit) this.end(`read nothing for ${silenceLimit / 1000} s`);
    }
  }
}
