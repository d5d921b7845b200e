import type { OwnUsage } from '../messages/messages';

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
/**
 * The limit of resident memory in bytes: four times that of our largest. The heap has a limit of its own
 * (`remote-process.ts`); this one is for memory outside of it, such as buffers.
 */
const mostResident = 512 * 1024 * 1024;
/** Of so many milliseconds without a call a process may be busy for so large a share. */
const idleWindow = 5_000;
const idleShare = 0.5;

interface Watched {
  /** Its usage, as soon as it reads the question. `onSent` is called when that has left this process. */
  ping(onSent: () => void): Promise<OwnUsage>;
  /** In milliseconds; infinite where the system does not provide it. */
  processorTime(): number;
  /** Ends it, with a reason as the rest of a sentence. */
  end(reason: string): void;
}

/** An unanswered ping; `sentAt`: when it had left this process. Times by `performance.now()`. */
interface Ping {
  at: number;
  sentAt: number | null;
  usedBefore: number;
}

/** Checks whether a process responds and keeps within its limits. */
export class Watchdog {
  readonly #process: Watched;
  #ping: Ping | null = null;
  #pongAt = performance.now();
  #lookedAt = performance.now();
  /** Time without a call, and how much of it the process was busy for, in milliseconds. */
  #idle = { time: 0, busy: 0 };
  #busyTime = 0;
  /** Whether it had a call since the last pong. */
  #hadCall = true;

  constructor(process: Watched) {
    this.#process = process;
  }

  /** To be called every `lookEvery` milliseconds. A process that runs a release for the first time responds only after that. */
  look({ hasStarted, isBusy }: { readonly hasStarted: boolean; readonly isBusy: boolean }): void {
    const now = performance.now();
    const elapsed = now - this.#lookedAt;
    this.#lookedAt = now;
    if (!hasStarted) return;
    this.#hadCall ||= isBusy;
    if (this.#ping === null) {
      if (isBusy || now - this.#pongAt >= idlePing) this.#sendPing();
    } else if (elapsed >= 3 * lookEvery) {
      // The document server itself was blocked, and may not have read the response yet.
      this.#ping.at = now;
      this.#ping.sentAt &&= now;
    } else {
      this.#checkPing(this.#ping, now);
    }
  }

  /** Ends a process whose timers keep it busy between its calls. */
  #addIdle(time: number, busy: number): void {
    this.#idle = { time: this.#idle.time + time, busy: this.#idle.busy + busy };
    if (this.#idle.time < idleWindow) return;
    if (this.#idle.busy > idleShare * this.#idle.time) {
      this.#process.end(`was busy for ${Math.round(this.#idle.time / 1000)} s without a call`);
    }
    this.#idle = { time: 0, busy: 0 };
  }

  #sendPing(): void {
    const ping: Ping = { at: performance.now(), sentAt: null, usedBefore: 0 };
    this.#ping = ping;
    const onSent = () => {
      ping.sentAt = performance.now();
      ping.usedBefore = this.#process.processorTime();
    };
    this.#process.ping(onSent).then(
      (usage) => this.#ponged(usage),
      // It has ended.
      () => {},
    );
  }

  #ponged({ resident, busyTime }: OwnUsage): void {
    this.#ping = null;
    const now = performance.now();
    if (!this.#hadCall) this.#addIdle(now - this.#pongAt, busyTime - this.#busyTime);
    this.#hadCall = false;
    this.#busyTime = busyTime;
    this.#pongAt = now;
    if (resident <= mostResident) return;
    this.#process.end(`took ${megabytes(resident)} of memory, of which a remote has ${megabytes(mostResident)}`);
  }

  #checkPing({ at, sentAt, usedBefore }: Ping, now: number): void {
    if (sentAt !== null && this.#hangs(now - sentAt, usedBefore)) {
      this.#process.end(`did not answer for ${hangLimit / 1000} s`);
    } else if (now - at >= silenceLimit) {
      this.#process.end(`read nothing for ${silenceLimit / 1000} s`);
    }
  }

  #hangs(milliseconds: number, usedBefore: number): boolean {
    if (milliseconds < hangLimit) return false;
    const used = this.#process.processorTime() - usedBefore;
    // Where the system does not provide processor time, the difference is NaN.
    return !(used < hangUse) || milliseconds >= sleepLimit;
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
