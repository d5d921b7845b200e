import { LRUCache } from 'lru-cache';
import { ModuleFailure } from '../../../src/federation/failure/failure';
import { TimeLimitExceeded } from '../../../src/network/time-limit';
import { RemoteEnded } from './remote-failures';

/** How many failures in a row open a circuit. One that ends its process costs the other pages of its remote more. */
const opensAfter = { late: 3, ended: 2, module: 5 } as const;
/** The first pause in milliseconds; each failed trial doubles it. */
const firstPause = 1_000;
const longestPause = 30_000;
/** Failures are forgotten after this time in milliseconds. */
const forgottenAfter = 60_000;
const mostPages = 1_000;

/** The circuit of all pages of a module. */
const wholeModule = '';

interface Circuit {
  readonly failures: number;
  /** By `performance.now()`. */
  readonly openUntil: number;
}

/**
 * A circuit breaker for the calls of one module, a circuit for each page: a page that was late or has ended its process several
 * times in a row is not called for a while, since it would delay each visitor by the timeout, or cost its remote another process.
 * The other pages of the module are called, unless several in a row have ended their process. After the pause one call is let
 * through as a trial. Other errors cost no time and open nothing.
 */
export class CircuitBreaker {
  readonly #circuits = new LRUCache<string, Circuit>({ max: mostPages, ttl: forgottenAfter });
  readonly #name: string;

  /** `name`: of the module, for the message. */
  constructor(name: string) {
    this.#name = name;
  }

  /** Whether a page of the module is not called at the moment. */
  get isOpen(): boolean {
    return [...this.#circuits.values()].some(({ openUntil }) => openUntil > performance.now());
  }

  /** Makes a call for a page. Rejects with a `ModuleFailure` while the circuit is open, and with what the call rejects with. */
  async call<Result>(page: string, make: () => Promise<Result>): Promise<Result> {
    for (const key of [wholeModule, page]) this.#letThrough(key);
    try {
      const result = await make();
      for (const key of [wholeModule, page]) this.#circuits.delete(key);
      return result;
    } catch (error) {
      if (error instanceof TimeLimitExceeded) this.#addFailure(page, opensAfter.late);
      if (error instanceof RemoteEnded) {
        this.#addFailure(page, opensAfter.ended);
        this.#addFailure(wholeModule, opensAfter.module);
      }
      throw error;
    }
  }

  #letThrough(key: string): void {
    const circuit = this.#circuits.get(key);
    if (circuit === undefined || circuit.openUntil === 0) return;
    const now = performance.now();
    if (circuit.openUntil > now)
      throw new ModuleFailure(
        { kind: 'unavailable' },
        `${this.#name} has ended its process or been late several times in a row.`,
      );
    // The trial: other calls wait for its result.
    this.#circuits.set(key, { ...circuit, openUntil: now + firstPause });
  }

  #addFailure(key: string, opensAt: number): void {
    const failures = (this.#circuits.get(key)?.failures ?? 0) + 1;
    const pause = Math.min(firstPause * 2 ** (failures - opensAt), longestPause);
    this.#circuits.set(key, { failures, openUntil: failures < opensAt ? 0 : performance.now() + pause });
  }
}
