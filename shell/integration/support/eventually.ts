import { setTimeout as delay } from 'node:timers/promises';

interface Limits {
  /** The timeout, in milliseconds. */
  readonly timeout?: number;
  /** The pause between two attempts, in milliseconds. */
  readonly interval?: number;
}

/** Retries until nothing is thrown, and returns the last result; after the timeout, throws the last error. */
export async function eventually<Result>(
  attempt: () => Result | Promise<Result>,
  { timeout = 7000, interval = 50 }: Limits = {},
): Promise<Result> {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() >= end) throw error;
    }
    await delay(interval);
  }
}
