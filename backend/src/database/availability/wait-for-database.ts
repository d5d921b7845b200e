import { isDatabaseAway } from './is-away';

/** Milliseconds between two tries: twice as long each time. */
const firstPause = 250;
const longestPause = 5_000;

/**
 * Opens what needs the database, again and again while that is away, and reports each failure. Rejects with any other:
 * a wrong password does not get right by waiting.
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
