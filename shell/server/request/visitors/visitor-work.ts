import { setTimeout as delay } from 'node:timers/promises';
import { type CountedAs, countedAs, isOwnMachine } from '@iwan/shared/network/network-of';
import { WorkBudget, type WorkLimits } from '@iwan/shared/network/work-budget';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { boundedQueue, type QueueLimits } from './bounded-queue';

/** The budget and concurrency of a network. A site has `networksOfSite` times as much. */
export interface VisitorLimits {
  readonly budget: WorkLimits;
  readonly queue: QueueLimits;
  /** Whether work waits for the budget, up to the longest wait for a turn, before it is refused. */
  readonly waitsForBudget: boolean;
}

/**
 * A person's pages take 20 to 200 ms each, and cached ones none: this allows some dozen at once, and 9 s a minute.
 * A browser sends six requests at a time, an office many.
 */
const limitsOfPages: VisitorLimits = {
  budget: { burst: 2_000, share: 0.15 },
  queue: { atOnce: 2, mostWaiting: 40, longestWait: 4_000 },
  waitsForBudget: false,
};
/** The most networks and sites with a queue; the least recently used are dropped. */
const mostQueues = 10_000;
/** The delay of a refusal in milliseconds, which slows down clients that retry at once. */
const refusalDelay = 500;

/** Does not keep the process alive. */
const waitUnheld = (milliseconds: number) => delay(milliseconds, undefined, { ref: false });

/** A network has exceeded its budget, or has too many requests waiting. */
export class TooMuchWork extends Error {
  /** The status for Fastify. */
  readonly statusCode = 429;
  /** Seconds. */
  readonly retryAfter: number;

  constructor(wait: number) {
    super('Too many requests. Wait 30 seconds and try again.');
    this.retryAfter = Math.max(1, Math.ceil(wait / 1000));
  }
}

/** A request of the server. */
export type Visitor = Pick<FastifyRequest, 'ip' | 'raw'>;

interface Options {
  readonly limits?: VisitorLimits;
  /** In milliseconds, by a monotonic clock. */
  readonly now?: () => number;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/**
 * Schedules work for visitors, limited for each network by the time that it takes, with limited concurrency: a client with a
 * thousand requests delays nobody else. All networks of an IPv6 site together have the budget of four, since their owner could
 * use a new network each time. Cached responses are not scheduled, nor are submissions: a lead does not wait for pages.
 * Loopback is not limited.
 */
export class VisitorWork {
  readonly #limits: VisitorLimits;
  readonly #budget: WorkBudget;
  readonly #clock: SharedClock;
  readonly #wait: (milliseconds: number) => Promise<void>;
  readonly #queues = new LRUCache<string, ReturnType<typeof boundedQueue>>({ max: mostQueues });

  constructor({ limits = limitsOfPages, now = () => performance.now(), wait = waitUnheld }: Options = {}) {
    this.#limits = limits;
    this.#budget = new WorkBudget(limits.budget, now);
    this.#clock = new SharedClock(now);
    this.#wait = wait;
  }

  /** Runs a piece of work for a visitor in turn. Rejects with `TooMuchWork`, or when the work does. */
  async run<Result>({ ip, raw }: Visitor, work: () => Promise<Result>): Promise<Result> {
    if (isOwnMachine(ip)) return work();
    const counted = countedAs(ip);
    let hasBegun = false;
    const begin = async () => {
      await this.#admit(counted);
      // A visitor who has disconnected does not wait.
      if (raw.socket.destroyed) throw new TooMuchWork(0);
      hasBegun = true;
      const end = this.#clock.begin();
      try {
        return await work();
      } finally {
        this.#charge(counted, end());
      }
    };
    try {
      this.#refuseBeyond(counted);
      return await this.#inTurn(counted, begin);
    } catch (error) {
      if (hasBegun) throw error;
      await this.#wait(refusalDelay);
      throw error instanceof TooMuchWork ? error : new TooMuchWork(0);
    }
  }

  /** Records work outside of `run`, in milliseconds. */
  charge({ ip }: Pick<Visitor, 'ip'>, work: number): void {
    if (!isOwnMachine(ip)) this.#charge(countedAs(ip), work);
  }

  /** Waits for the turn of a piece of work. Rejects with `TooMuchWork`. */
  async #admit(counted: readonly CountedAs[]): Promise<void> {
    let left = this.#longestWait;
    for (let wait = this.#waitFor(counted); wait > 0; wait = this.#waitFor(counted)) {
      // Concurrent work of the same network makes it longer.
      if (wait > left) throw new TooMuchWork(wait);
      left -= wait;
      await this.#wait(wait);
    }
  }

  #refuseBeyond(counted: readonly CountedAs[]): void {
    const wait = this.#waitFor(counted);
    if (wait > this.#longestWait) throw new TooMuchWork(wait);
  }

  #waitFor(counted: readonly CountedAs[]): number {
    return Math.max(...counted.map(({ key }) => this.#budget.waitFor(key)));
  }

  /** The wait for the budget in milliseconds. */
  get #longestWait(): number {
    return this.#limits.waitsForBudget ? this.#limits.queue.longestWait : 0;
  }

  /**
   * A site with the budget of four networks is charged a quarter, which is the same as four budgets that refill four times as
   * fast.
   */
  #charge(counted: readonly CountedAs[], work: number): void {
    for (const { key, networks } of counted) this.#budget.charge(key, work / networks);
  }

  /** The network's queue first, so that one network takes no more of the site's turns than its own. */
  #inTurn<Result>(counted: readonly CountedAs[], work: () => Promise<Result>): Promise<Result> {
    return counted.reduceRight((next, each) => () => this.#queueOf(each)(next), work)();
  }

  #queueOf({ key, networks }: CountedAs): ReturnType<typeof boundedQueue> {
    const { atOnce, mostWaiting, longestWait } = this.#limits.queue;
    const known =
      this.#queues.get(key) ??
      boundedQueue({ atOnce: atOnce * networks, mostWaiting: mostWaiting * networks, longestWait });
    this.#queues.set(key, known);
    return known;
  }
}

/**
 * Measures concurrent pieces of work: a millisecond with four in progress counts as a quarter for each. So nobody is charged
 * for the work of others, and all together no more than the elapsed time.
 */
export class SharedClock {
  readonly #now: () => number;
  /** What a piece that has been in progress since the start would have been charged. */
  #shared = 0;
  #at: number;
  #underWay = 0;

  /** `now` in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
    this.#at = now();
  }

  /** Begins to measure a piece of work. Returns a function that ends it and returns its share in milliseconds. */
  begin(): () => number {
    this.#goOn();
    this.#underWay += 1;
    const begun = this.#shared;
    return () => {
      this.#goOn();
      this.#underWay -= 1;
      return this.#shared - begun;
    };
  }

  #goOn(): void {
    const now = this.#now();
    if (this.#underWay > 0) this.#shared += (now - this.#at) / this.#underWay;
    this.#at = now;
  }
}
