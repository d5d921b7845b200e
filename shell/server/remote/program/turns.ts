import { setImmediate } from 'node:timers/promises';

/**
 * Gives the code of calls a turn of the event loop each, one after the other, so that messages of the document server are read
 * between two of them: many short calls are no hang. `onBegin` is called before the code of a call runs.
 */
export function inTurns(onBegin: (call: number) => void): (call: number) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return (call) => {
    const turn = last.then(() => setImmediate()).then(() => onBegin(call));
    last = turn;
    return turn;
  };
}
