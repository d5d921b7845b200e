const firstPause = 5_000;
const longestPause = 60 * 60_000;

/**
 * Milliseconds before a delivery is tried again after its `attempt`-th failure: twice as long each time, an hour at
 * most, spread by up to a fifth so that what failed together does not come back together. It never gives up.
 */
export function backOff(attempt: number, random: () => number = Math.random): number {
  const pause = Math.min(longestPause, firstPause * 2 ** Math.min(attempt - 1, 20));
  return Math.round(pause * (0.8 + 0.2 * random()));
}
