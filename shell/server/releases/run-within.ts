import { createContext, Script } from 'node:vm';

/** Where the timed script finds what it is to call; only the script runs there, the code runs where it was made. */
const room: { task?: () => void } = {};
const context = createContext(room);
const runner = new Script('task()', { filename: 'run-within' });

/**
 * Runs synchronous code that may not take longer than `milliseconds`, even when it never returns. Throws what the code
 * throws, or an error with the code `ERR_SCRIPT_EXECUTION_TIMEOUT`. What the code goes on to do later is not limited.
 */
export function runWithin<Result>(milliseconds: number, code: () => Result): Result {
  let result: { readonly value: Result } | undefined;
  const before = room.task;
  room.task = () => {
    result = { value: code() };
  };
  try {
    runner.runInContext(context, { timeout: milliseconds });
  } finally {
    if (before) room.task = before;
    else delete room.task;
  }
  if (!result) throw new Error('The code did not run.');
  return result.value;
}
