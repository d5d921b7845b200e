/** Milliseconds that a module which has hung is left alone. */
const openFor = 30_000;

const openUntil = new WeakMap<object, number>();

/**
 * A circuit breaker for a remote's module that has hung: it is left alone for a while, since each attempt costs every visitor the whole time limit,
 * and the browser can still render the part. A new release is another module, and has no such past. Anything but a
 * time-out is left as it is: it costs no time.
 */
export function openCircuitIfHung(module: object | undefined, problem: unknown): void {
  if (module && isTimeout(problem)) openUntil.set(module, Date.now() + openFor);
}

/** Whether the module has hung a short while ago. */
export function isCircuitOpen(module: object): boolean {
  return (openUntil.get(module) ?? 0) > Date.now();
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
