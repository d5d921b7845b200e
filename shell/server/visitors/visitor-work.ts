import { setTimeout as delay } from 'node:timers/promises';
import { type CountedAs, countedAs, isOwnMachine } from '@iwan/shared/network/network-of';
import { WorkBudget } from '@iwan/shared/network/work-budget';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { boundedQueue } from './bounded-queue';
import { SharedClock } from './shared-clock';

/** A person's pages take 20 to 200 ms each, and those that are kept take nothing: this is some dozen at once, and 9 s a minute. */
const budget = { burst: 2_000, share: 0.15 };
/** Of one network, and as often of a site as that may do for networks: a browser asks six things at a time at most, an office many. In milliseconds where it is a time. */
const queue = { atOnce: 2, mostWaiting: 40, longestWait: 4_000 };
/** Networks and sites whose queues are kept; those without a request the longest are given up first. */
const mostQueues = 10_000;
/** How long a refusal takes, in milliseconds: it slows down whoever asks as fast as answers come. */
const refusalDelay = 500;

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

/**
 * What is made for visitors, limited for each network by the time that it takes, and done a few at a time: one who asks
 * for a thousand pages at once keeps nobody else waiting. All networks of an IPv6 site together may do for four: whoever has
 * one could come from a new network each time. What lies ready does not come here, nor does what is sent to us:
 * a lead waits for no page. This machine itself is not limited.
 */
export class VisitorWork {
  readonly #budget: WorkBudget;
  readonly #clock: SharedClock;
  readonly #queues = new LRUCache<string, ReturnType<typeof boundedQueue>>({ max: mostQueues });

  /** `now` in milliseconds, by a clock that nobody sets. */
  constructor(now: () => number = () => performance.now()) {
    this.#budget = new WorkBudget(budget, now);
    this.#clock = new SharedClock(now);
  }

  /** Does a piece of work for a visitor, in turn. Rejects with `TooMuchWork`, or as the work does. */
  async run<Result>({ ip, raw }: Visitor, work: () => Promise<Result>): Promise<Result> {
    if (isOwnMachine(ip)) return work();
    const counted = countedAs(ip);
    let hasBegun = false;
    const begin = async () => {
      this.#admit(counted);
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
      this.#admit(counted);
      return await this.#inTurn(counted, begin);
    } catch (problem) {
      if (hasBegun) throw problem;
      await delay(refusalDelay, undefined, { ref: false });
      throw problem instanceof TooMuchWork ? problem : new TooMuchWork(0);
    }
  }

  /** Notes what was done for a visitor outside of `run`, in milliseconds. */
  charge({ ip }: Pick<Visitor, 'ip'>, work: number): void {
    if (!isOwnMachine(ip)) this.#charge(countedAs(ip), work);
  }

  #admit(counted: readonly CountedAs[]): void {
    const wait = Math.max(...counted.map(({ key }) => this.#budget.waitFor(key)));
    if (wait > 0) throw new TooMuchWork(wait);
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
    const { atOnce, mostWaiting, longestWait } = queue;
    const known =
      this.#queues.get(key) ??
      boundedQueue({ atOnce: atOnce * networks, mostWaiting: mostWaiting * networks, longestWait });
    this.#queues.set(key, known);
    return known;
  }
}
