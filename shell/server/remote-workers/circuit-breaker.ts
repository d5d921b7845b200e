import { TimeLimitExceeded } from '../../src/network/time-limit';
import { RemoteEnded } from './remote-failures';

/** Milliseconds that a module which has ended its process is left alone. */
const openFor = 30_000;
/** The same for one whose data did not come in time: it keeps one visitor waiting, and may have waited for the backend. */
const openForLate = 5_000;

const openUntil = new WeakMap<object, number>();

/**
 * A circuit breaker for a remote's module that has ended its process or taken too long: it is left alone for a while, since
 * each attempt costs the other parts of its remote a new process, or the one who asks the whole time limit, and the browser
 * can still render the part. A new release is another module, and has no such past. Anything else is left as it is: it
 * costs no time.
 */
export function openCircuitIfLate(module: object | undefined, problem: unknown): void {
  const pause = problem instanceof TimeLimitExceeded ? openForLate : problem instanceof RemoteEnded ? openFor : 0;
  if (module && pause > 0) openUntil.set(module, Math.max(openUntil.get(module) ?? 0, performance.now() + pause));
}

/** Whether the module has ended its process or been late a short while ago. */
export function isCircuitOpen(module: object): boolean {
  return (openUntil.get(module) ?? 0) > performance.now();
}
