import { setTimeout as delay } from 'node:timers/promises';
import { type CountedAs, countedAs, isOwnMachine } from '@iwan/shared/network/network-of';
import { WorkBudget, type WorkLimits } from '@iwan/shared/network/work-budget';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { boundedQueue, type QueueLimits } from './bounded-queue';
import { SharedClock } from './shared-clock';

/** What a network may have done for it. A site may have as much done as `networksOfSite` of them. */
export interface VisitorLimits {
  readonly budget: WorkLimits;
  readonly queue: QueueLimits;
  /** Whether work waits for the budget, for at most as long as for its turn, and is refused only then. */
  readonly waitsForBudget: boolean;
}

/**
 * A person's pages take 20 to 200 ms each, and those that are kept take nothing: this is some dozen at once, and 9 s a minute.
 * A browser asks six things at a time at most, an office many.
 */
const limitsOfPages: VisitorLimits = {
  budget: { burst: 2_000, share: 0.15 },
  queue: { atOnce: 2, mostWaiting: 40, longestWait: 4_000 },
  waitsForBudget: false,
};
/** Networks and sites whose queues are kept; those without a request the longest are given up first. */
const mostQueues = 10_000;
/** How long a refusal takes, in milliseconds: it slows down whoever asks as fast as answers come. */
const refusalDelay = 500;

/** Keeps no process alive. */
const waitUnheld = (milliseconds: number) => delay(milliseconds, undefined, { ref: false });

/** A network has caused too much work, or has too much waiting. */
export class TooMuchWork extends Error {
  /** By which Fastify answers. */
  readonly statusCode = 429;
  /** Seconds. */
  readonly retryAfter: number;

  constructor(wait: number) {
    super('That was a lot at once. Please wait half a minute and try again.');
    this.retryAfter = Math.max(1, Math.ceil(wait / 1000));
  }
}

/** Who asks: a request of the server. */
export type Visitor = Pick<FastifyRequest, 'ip' | 'raw'>;

interface Options {
  readonly limits?: VisitorLimits;
  /** In milliseconds, by a clock that nobody sets. */
  readonly now?: () => number;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/**
 * What is made for visitors, limited for each network by the time that it takes, and done a few at a time: one who asks
 * for a thousand pages at once keeps nobody else waiting. All networks of an IPv6 site together may do for four: whoever has
 * one could come from a new network each time. What lies ready does not come here, nor does what is sent to us: a lead waits
 * for no page. This machine itself is not limited.
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

  /** Does a piece of work for a visitor, in turn. Rejects with `TooMuchWork`, or as the work does. */
  async run<Result>({ ip, raw }: Visitor, work: () => Promise<Result>): Promise<Result> {
    if (isOwnMachine(ip)) return work();
    const counted = countedAs(ip);
    let hasBegun = false;
    const begin = async () => {
      await this.#admit(counted);
      // Whoever has left meanwhile waits for nothing.
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
    } catch (problem) {
      if (hasBegun) throw problem;
      await this.#wait(refusalDelay);
      throw problem instanceof TooMuchWork ? problem : new TooMuchWork(0);
    }
  }

  /** Notes what was done for a visitor outside of `run`, in milliseconds. */
  charge({ ip }: Pick<Visitor, 'ip'>, work: number): void {
    if (!isOwnMachine(ip)) this.#charge(countedAs(ip), work);
  }

  /** Lets a piece of work begin whose turn has come. Rejects with `TooMuchWork`. */
  async #admit(counted: readonly CountedAs[]): Promise<void> {
    let left = this.#longestWait;
    for (let wait = this.#waitFor(counted); wait > 0; wait = this.#waitFor(counted)) {
      // What is done for the same network meanwhile makes it longer.
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

  /** For the budget, in milliseconds. */
  get #longestWait(): number {
    return this.#limits.waitsForBudget ? this.#limits.queue.longestWait : 0;
  }

  /** A site that may do for four networks is charged a quarter: it has four budgets, and they come back as fast as four. */
  #charge(counted: readonly CountedAs[], work: number): void {
    for (const { key, networks } of counted) this.#budget.charge(key, work / networks);
  }

  /** The turn of the network first: one of a site takes no more turns of the site than its own. */
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
