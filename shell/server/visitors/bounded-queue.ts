import pLimit from 'p-limit';

export interface QueueLimits {
  readonly atOnce: number;
  /** How many may wait for their turn. */
  readonly mostWaiting: number;
  /** How long one may wait for its turn, in milliseconds. */
  readonly longestWait: number;
}

/** There is too much to do: the queue is full, or its turn has not come in time. */
export class QueueOverflow extends Error {}

/** Runs tasks a few at a time. Rejects with a `QueueOverflow` what would have to wait too long. */
export function boundedQueue({ atOnce, mostWaiting, longestWait }: QueueLimits) {
  const limit = pLimit(atOnce);
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= mostWaiting) throw new QueueOverflow('Too many wait already.');
    let hasGivenUp = false;
    let timer: NodeJS.Timeout | undefined;
    const turn = limit(() => {
      clearTimeout(timer);
      return hasGivenUp ? Promise.reject(new QueueOverflow('Nobody waits any more.')) : task();
    });
    const wait = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        hasGivenUp = true;
        reject(new QueueOverflow(`Its turn did not come within ${longestWait} ms.`));
      }, longestWait);
    });
    turn.catch(() => {});
    return Promise.race([turn, wait]);
  };
}
