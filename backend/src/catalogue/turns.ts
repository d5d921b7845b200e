import { setImmediate as turn } from 'node:timers/promises';
import { HttpError } from '../http/http-error';

/** Requests that wait for the work of others; seconds of it. */
const mostWaiting = 500;

/** Runs work one piece after another. Throws an `HttpError` 503 when too much waits already. */
export type InTurn = <Result>(work: () => Result | Promise<Result>) => Promise<Result>;

/**
 * Each piece gets a turn of the event loop of its own: between two of them everybody else is answered, and it is heard
 * who has hung up meanwhile.
 */
export function createTurns(most = mostWaiting): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting >= most) throw new HttpError(503, 'We are very busy just now. Please try again.', undefined, 1);
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
