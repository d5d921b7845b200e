import { setImmediate as turn } from 'node:timers/promises';
import { HttpError } from '../http/http-error';
import { refusals } from '../http/refusals/refusals';

/** The longest queue; some seconds of work. */
const mostWaiting = 500;

/** A queue that runs one piece of work at a time. Throws an `HttpError` 503 when the queue is full. */
export type InTurn = <Result>(work: () => Result | Promise<Result>) => Promise<Result>;

/**
 * Each piece has its own turn of the event loop: between two of them other requests are answered, and closed connections are
 * noticed.
 */
export function createTurns(most = mostWaiting): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting >= most) throw new HttpError(503, refusals.busy, undefined, 1);
    waiting += 1;
    const run = last.then(() => turn()).then(work);
    last = run
      .catch(() => {})
      .finally(() => {
        waiting -= 1;
      });
    return run;
  };
}
