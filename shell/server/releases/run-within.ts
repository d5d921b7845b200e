import { Script } from 'node:vm';

const task = Symbol.for('iwan.task');
const runner = new Script(`globalThis[Symbol.for('iwan.task')]()`, { filename: 'run-within' });

/**
 * Runs synchronous code that may not take longer than `milliseconds`, even when it never returns. Throws what the code
 * throws, or an error with the code `ERR_SCRIPT_EXECUTION_TIMEOUT`. What the code goes on to do later is not limited.
 */
export function runWithin<Result>(milliseconds: number, code: () => Result): Result {
  let result: { readonly value: Result } | undefined;
  Reflect.set(globalThis, task, () => {
    result = { value: code() };
  });
  try {
    runner.runInThisContext({ timeout: milliseconds });
  } finally {
    Reflect.deleteProperty(globalThis, task);
  }
  if (!result) throw new Error('The code did not run.');
  return result.value;
}
