/** Milliseconds that a module which has hung is left alone. */
const restFor = 30_000;

const restingUntil = new WeakMap<object, number>();

/**
 * Leaves a remote's module alone for a while when it has hung: each attempt costs every visitor the whole time limit,
 * and the browser can still render the part. A new release is another module, and has no such past. Anything but a
 * time-out is left as it is: it costs no time.
 */
export function restIfHung(module: object | undefined, problem: unknown): void {
  if (module && isTimeout(problem)) restingUntil.set(module, Date.now() + restFor);
}

/** Whether the module has hung a short while ago. */
export function isResting(module: object): boolean {
  return (restingUntil.get(module) ?? 0) > Date.now();
}

function isTimeout(problem: unknown): boolean {
  // Not by its class: the error comes out of another realm.
  return (
    typeof problem === 'object' &&
    problem !== null &&
    'code' in problem &&
    problem.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
