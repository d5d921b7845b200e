import type { FromRemote } from '../remote-messages/messages';
import type { RemoteProcess } from './remote-process';
import { UsageLimits } from './usage-limits';

/** How often a process is looked at, in milliseconds. */
export const lookEvery = 100;
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

type Pong = Extract<FromRemote, { readonly kind: 'pong' }>;

/** A question that was not answered yet; `sentAt`: when it had left this process. Times by the clock of `performance`. */
interface Ping {
  readonly number: number;
  at: number;
  sentAt: number | null;
  usedBefore: number;
}

/** Finds out whether a process answers, and whether it keeps to what a remote may take. */
export class Watchdog {
  readonly #process: Pick<RemoteProcess, 'send' | 'processorTime'>;
  readonly #end: (reason: string) => void;
  readonly #limits = new UsageLimits();
  #ping: Ping | null = null;
  #pings = 0;
  #pongAt = performance.now();
  #lookedAt = performance.now();
  #messages = 0;

  /** `end`: ends the process, for a reason as the rest of a sentence. */
  constructor(process: Pick<RemoteProcess, 'send' | 'processorTime'>, end: (reason: string) => void) {
    this.#process = process;
    this.#end = end;
  }

  /** Counts what a process has said. */
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

  /** To be called every `lookEvery` milliseconds. One that runs a release for the first time answers only after that. */
  look({ hasStarted, isBusy }: { readonly hasStarted: boolean; readonly isBusy: boolean }): void {
    const now = performance.now();
    // What has kept the document server itself from looking may have kept it from reading the answer.
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
    // Where the system does not say what was used, the difference is no number.
    return !(used < hangUse) || milliseconds >= sleepLimit;
  }
}
