import { TimeLimitExceeded } from '../../src/network/time-limit';

/** Milliseconds that a module which has hung is left alone. */
const openFor = 30_000;
/** The same for one whose data did not come in time: it keeps one visitor waiting, and may have waited for the backend. */
const openForLate = 5_000;

const openUntil = new WeakMap<object, number>();

/**
 * A circuit breaker for a remote's module that has hung or taken too long: it is left alone for a while, since each attempt
 * costs every visitor, or the one who asks, the whole time limit, and the browser can still render the part. A new release
 * is another module, and has no such past. Anything but a time-out is left as it is: it costs no time.
 */
export function openCircuitIfLate(module: object | undefined, problem: unknown): void {
  const pause = problem instanceof TimeLimitExceeded ? openForLate : hasHung(problem) ? openFor : 0;
  if (module && pause > 0) openUntil.set(module, Math.max(openUntil.get(module) ?? 0, performance.now() + pause));
}

/** Whether the module has hung or been late a short while ago. */
export function isCircuitOpen(module: object): boolean {
  return (openUntil.get(module) ?? 0) > performance.now();
}

function hasHung(problem: unknown): boolean {
  // Not by its class: the error comes out of another realm.
  return (
    typeof problem === 'object' &&
    problem !== null &&
    'code' in problem &&
    problem.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
