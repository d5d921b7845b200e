import type { WireProblem } from '@iwan/shared/contracts/http';
import type { Bundle, FromRemote, Member, ToRemote } from '../remote-messages/messages';
import { Outbox } from '../remote-messages/outbox';
import { receivedProblem } from '../remote-messages/sent-problem';
import { LateStart } from './remote-failures';
import type { Ending, ProcessListeners, RemoteProcess } from './remote-process';
import { type PendingCall, RunningCalls } from './running-calls';
import { startExceeded } from './start-limit';
import { lookEvery, Watchdog } from './watchdog';

/** The timeout until a process is ready for code, in milliseconds; long, for a busy machine. */
const bootTimeLimit = 20_000;

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
  onReport(problem: WireProblem): void;
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
  readonly #outbox: Outbox<ToRemote>;
  readonly #options: WorkerOptions;
  readonly #calls: RunningCalls;
  readonly #watchdog: Watchdog;
  readonly #onEnd: (end: End) => void;
  readonly #looking: NodeJS.Timeout;
  readonly #isReady: Promise<void>;
  #becomeReady: () => void = () => {};
  #settleStart: { readonly resolve: (started: Started) => void; readonly reject: (problem: Error) => void } | null =
    null;
  #hasStarted = false;
  /** The number of the call whose code runs, or has run last. */
  #current = 0;
  #reason: string | null = null;
  /** Whether it has ended because its start took too long. */
  #isLate = false;
  #isFinishing = false;

  constructor(options: WorkerOptions, onEnd: (end: End) => void) {
    this.#options = options;
    this.#onEnd = onEnd;
    this.#isReady = new Promise((resolve) => {
      this.#becomeReady = resolve;
    });
    this.#process = options.startProcess({
      onMessages: (messages) => this.#receiveAll(messages),
      onLine: (line) => options.log.onConsole(line),
      onEnd: (ending) => this.#ended(ending),
    });
    this.#outbox = new Outbox((messages) => this.#process.send(messages));
    this.#watchdog = new Watchdog(this.#process, (reason) => this.end(reason));
    this.#calls = new RunningCalls({
      isDeclared: options.isDeclared,
      say: (message) => this.say(message),
      onOver: () => this.#endWhenDone(),
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
  ): Promise<Started> {
    const started = new Promise<Started>((resolve, reject) => {
      this.#settleStart = { resolve, reject };
    });
    started.catch(() => {});
    const booting = setTimeout(() => this.#endLate('did not get ready'), bootTimeLimit);
    await Promise.race([this.#isReady, started]);
    clearTimeout(booting);
    this.#outbox.add({ kind: 'addresses', addresses });
    this.#outbox.add({ kind: 'start', bundles, isKnown });
    this.#outbox.flush();
    const [begunAt, usedBefore] = [performance.now(), this.#process.processorTime];
    const starting = setInterval(() => {
      const exceeded = startExceeded({
        used: this.#process.processorTime - usedBefore,
        waited: performance.now() - begunAt,
      });
      if (exceeded !== null) this.#endLate(exceeded);
    }, lookEvery);
    try {
      return await started;
    } finally {
      clearInterval(starting);
    }
  }

  say(message: ToRemote): void {
    this.#outbox.add(message);
  }

  /** Makes a call. The result goes to the pending call itself, or to `onEnd` where the process ends first. */
  run(pending: PendingCall): void {
    this.#calls.run(pending);
  }

  /** Ends the process when its calls are answered, or after so many milliseconds. */
  finish(milliseconds: number): void {
    this.#isFinishing = true;
    setTimeout(() => this.end('was replaced'), milliseconds).unref();
    this.#endWhenDone();
  }

  /** Ends the process, with a reason as the rest of a sentence. */
  end(reason: string): void {
    if (this.#reason !== null) return;
    this.#reason = reason;
    this.#process.kill();
  }

  #endLate(reason: string): void {
    this.#isLate = true;
    this.end(reason);
  }

  #endWhenDone(): void {
    if (this.#isFinishing && this.#calls.size === 0) this.end('was replaced');
  }

  #ended({ output, isKilled }: Ending): void {
    clearInterval(this.#looking);
    const isMemory = /out of memory/i.test(output);
    const byItself = isMemory ? 'ran out of memory' : isKilled ? 'was killed' : 'has ended by itself';
    const reason = this.#reason ?? byItself;
    // No call is to blame where somebody else has killed it.
    const left = this.#calls.takeAll(reason === 'was killed' ? null : this.#current);
    const sentence = `Its code ${reason}.`;
    this.#settleStart?.reject(this.#isLate ? new LateStart(sentence) : new Error(sentence));
    if (this.#hasStarted) this.#onEnd({ reason, ...left });
  }

  #receiveAll(messages: readonly FromRemote[]): void {
    try {
      this.#watchdog.countMessages(messages.length);
      for (const message of messages) this.#receive(message);
    } catch {
      this.end('said what cannot be understood');
    }
  }

  #receive(message: FromRemote): void {
    const { log } = this.#options;
    switch (message.kind) {
      case 'pong':
        this.#becomeReady();
        this.#watchdog.ponged(message);
        break;
      case 'started':
        this.#hasStarted = true;
        this.#settleStart?.resolve({ modules: message.modules, resources: message.resources });
        break;
      case 'refused':
        this.#settleStart?.reject(receivedProblem(message.problem));
        this.end('was refused');
        break;
      case 'running':
        this.#current = message.id;
        break;
      case 'result':
        this.#calls.take(message.id)?.resolve(message.value);
        break;
      case 'failure':
        this.#calls.take(message.id)?.reject(receivedProblem(message.problem));
        break;
      case 'request':
        void this.#calls.serve(message);
        break;
      case 'cancel':
        this.#calls.cancel(message.request);
        break;
      case 'checked':
        this.#calls.checked(message.number, message.isGood === true);
        break;
      case 'report':
        log.onReport(message.problem);
        break;
      case 'stray':
        log.onStray(receivedProblem(message.problem));
        break;
    }
  }

  #look(): void {
    this.#calls.giveUpLeft();
    this.#watchdog.look({ hasStarted: this.#hasStarted, isBusy: this.#calls.size > 0 });
  }
}
