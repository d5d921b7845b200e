const firstPause = 5_000;
const longestPause = 60 * 60_000;

/**
 * The pause after the `attempt`-th failure in milliseconds: exponential, an hour at most, with a jitter of up to a fifth so
 * that simultaneous failures are not retried simultaneously. There is no last attempt.
 */
export function backOff(attempt: number, random: () => number = Math.random): number {
  const pause = Math.min(longestPause, firstPause * 2 ** Math.min(attempt - 1, 20));
  return Math.round(pause * (0.8 + 0.2 * random()));
}
