import pLimit from 'p-limit';

export interface QueueLimits {
  readonly atOnce: number;
  /** The length of the queue. */
  readonly mostWaiting: number;
  /** The longest wait in milliseconds. */
  readonly longestWait: number;
}

/** The queue is full, or the wait was too long. */
export class QueueOverflow extends Error {}

/** Runs tasks with limited concurrency. Rejects with a `QueueOverflow` where a task would wait too long. */
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
