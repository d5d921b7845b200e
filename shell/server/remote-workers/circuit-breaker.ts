import { TimeLimitExceeded } from '../../src/network/time-limit';
import { RemoteEnded } from './remote-failures';

/** How long a module that has ended its process is not called, in milliseconds. */
const openFor = 30_000;
/** The same for one that timed out: it delays only one visitor, and may have waited for the backend. */
const openForLate = 5_000;

const openUntil = new WeakMap<object, number>();

/**
 * A circuit breaker for a module that has ended its process or timed out: it is not called for a while, since each attempt
 * costs the other parts of its remote a new process, or a visitor the whole timeout, and the browser can still render the part.
 * A new release is another module without such a past. Other errors do not open it, since they cost no time.
 */
export function openCircuitIfLate(module: object | undefined, problem: unknown): void {
  const pause = problem instanceof TimeLimitExceeded ? openForLate : problem instanceof RemoteEnded ? openFor : 0;
  if (module && pause > 0) openUntil.set(module, Math.max(openUntil.get(module) ?? 0, performance.now() + pause));
}

/** Whether the breaker is open: the module has ended its process or timed out recently. */
export function isCircuitOpen(module: object): boolean {
  return (openUntil.get(module) ?? 0) > performance.now();
}
