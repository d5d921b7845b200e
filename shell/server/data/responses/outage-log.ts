import { isApiError } from '@iwan/shared/api/api-error';
import type { FastifyBaseLogger } from 'fastify';

/** During a long outage the message is repeated after this many milliseconds. */
const repeatAfter = 60_000;
/**
 * The outage is over after a success and so many milliseconds without a failure: an overloaded backend alternates between both.
 */
const backAfter = 5_000;

/** Logs one line when the backend becomes unreachable, and one when it is back, instead of one for each part of each page. */
export class OutageLog {
  readonly #log: FastifyBaseLogger;
  #reportedAt = 0;
  #failedAt = 0;
  #failures = 0;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** `problem` is null for a success. */
  report(path: string, error: unknown | null): void {
    if (error === null) {
      this.#answered();
      return;
    }
    // A 404 is a valid response.
    if (isApiError(error) && error.status !== null && error.status < 500) return;
    this.#failures += 1;
    this.#failedAt = Date.now();
    if (Date.now() - this.#reportedAt < repeatAfter) return;
    this.#reportedAt = Date.now();
    this.#log.warn(
      `The backend does not answer as it should (${path}: ${reasonOf(error)}); pages are made from what was kept`,
    );
  }

  #answered(): void {
    if (this.#failures === 0 || Date.now() - this.#failedAt < backAfter) return;
    this.#log.warn(`The backend answers again, after ${this.#failures} failed requests`);
    this.#failures = 0;
    this.#reportedAt = 0;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isApiError(error) && error.status !== null) return `status ${error.status}`;
  const { cause } = error;
  const innermost = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return innermost instanceof Error ? innermost.message || innermost.name : error.message;
}
