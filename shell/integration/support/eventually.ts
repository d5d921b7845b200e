import { setTimeout as delay } from 'node:timers/promises';

interface Limits {
  /** How long it is tried, in milliseconds. */
  readonly timeout?: number;
  /** How long is waited between two tries, in milliseconds. */
  readonly interval?: number;
}

/** Tries until nothing is thrown any more, and returns what the last try returned; after the time-out, throws what that threw. */
export async function eventually<Result>(
  attempt: () => Result | Promise<Result>,
  { timeout = 7000, interval = 50 }: Limits = {},
): Promise<Result> {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await attempt();
    } catch (problem) {
      if (Date.now() >= end) throw problem;
    }
    await delay(interval);
  }
}
