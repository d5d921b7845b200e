import { isDatabaseAway } from './is-away';

/** The pause between two tries in milliseconds, doubled each time. */
const firstPause = 250;
const longestPause = 5_000;

/**
 * Opens the database, retrying while it is unreachable, and reports each failure. Rejects with any other error: a wrong
 * password does not become right by waiting.
 */
export async function waitForDatabase<T>(open: () => Promise<T>, away: (error: unknown) => void): Promise<T> {
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await open();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      away(error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
