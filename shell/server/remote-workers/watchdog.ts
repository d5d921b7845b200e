import type { FromRemote } from '../remote-messages/messages';
import type { RemoteProcess } from './remote-process';
import { UsageLimits } from './usage-limits';

/** The interval of checks in milliseconds. */
export const lookEvery = 100;
/** The interval of pings of an idle process in milliseconds; a busy one is pinged at each check. */
const idlePing = 1_000;
/** How long code may block a process, in milliseconds: all calls of the remote wait for it. */
const hangLimit = 1_000;
/** The least processor time that counts as blocking, in milliseconds: on a busy machine the process may only have waited. */
const hangUse = 700;
/** How long it may not respond at all, whatever its processor time, in milliseconds. */
const sleepLimit = 3_000;
/** How long it may read nothing, in milliseconds: transferring a plain backend's list of 60 MB takes a second. */
const silenceLimit = 4_000;
/** The most messages of a process between two checks. */
const mostMessages = 3_000;

type Pong = Extract<FromRemote, { readonly kind: 'pong' }>;

/** An unanswered ping; `sentAt`: when it had left this process. Times by `performance.now()`. */
interface Ping {
  readonly number: number;
  at: number;
  sentAt: number | null;
  usedBefore: number;
}

/** Checks whether a process responds and keeps within its limits. */
export class Watchdog {
  readonly #process: Pick<RemoteProcess, 'send' | 'processorTime'>;
  readonly #end: (reason: string) => void;
  readonly #limits = new UsageLimits();
  #ping: Ping | null = null;
  #pings = 0;
  #pongAt = performance.now();
  #lookedAt = performance.now();
  #messages = 0;

  /** `end`: ends the process, with a reason as the rest of a sentence. */
  constructor(process: Pick<RemoteProcess, 'send' | 'processorTime'>, end: (reason: string) => void) {
    this.#process = process;
    this.#end = end;
  }

  /** Counts the messages of a process. */
  heard(messages: number): void {
    this.#messages += messages;
    if (this.#messages > mostMessages) this.#end('does nothing but talk');
  }

  ponged({ number, resident, strayTime }: Pong): void {
    if (this.#ping?.number !== number) return;
    this.#ping = null;
    this.#pongAt = performance.now();
    const exceeded = this.#limits.exceededBy({
      at: this.#pongAt,
      resident: Number(resident),
      strayTime: Number(strayTime),
    });
    if (exceeded !== null) this.#end(exceeded);
  }

  /** To be called every `lookEvery` milliseconds. A process that runs a release for the first time responds only after that. */
  look({ hasStarted, isBusy }: { readonly hasStarted: boolean; readonly isBusy: boolean }): void {
    const now = performance.now();
    // If the document server itself was blocked, it may not have read the response yet.
    const isOnTime = now - this.#lookedAt < 3 * lookEvery;
    this.#lookedAt = now;
    this.#messages = 0;
    if (!hasStarted) return;
    if (this.#ping === null) {
      if (isBusy || now - this.#pongAt >= idlePing) this.#sendPing();
    } else if (!isOnTime) {
      this.#ping.at = now;
      this.#ping.sentAt &&= now;
    } else {
      this.#judge(this.#ping, now);
    }
  }

  #sendPing(): void {
    this.#pings += 1;
    const ping: Ping = { number: this.#pings, at: performance.now(), sentAt: null, usedBefore: 0 };
    this.#ping = ping;
    this.#process.send([{ kind: 'ping', number: ping.number }], () => {
      ping.sentAt = performance.now();
      ping.usedBefore = this.#process.processorTime;
    });
  }

  #judge({ at, sentAt, usedBefore }: Ping, now: number): void {
    if (sentAt !== null && this.#hangs(now - sentAt, usedBefore)) {
      this.#end(`did not answer for ${hangLimit / 1000} s`);
    } else if (now - at >= silenceLimit) {
      this.#end(`read nothing for ${silenceLimit / 1000} s`);
    }
  }

  #hangs(milliseconds: number, usedBefore: number): boolean {
    if (milliseconds < hangLimit) return false;
    const used = this.#process.processorTime - usedBefore;
    // Where the system does not provide processor time, the difference is NaN.
    return !(used < hangUse) || milliseconds >= sleepLimit;
  }
}
