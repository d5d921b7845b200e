import { isApiError } from '@iwan/shared/api/api-error';
import type { FastifyBaseLogger } from 'fastify';

/** While the backend stays away, it is said again after this many milliseconds. */
const saidAgainAfter = 60_000;
/** It is back once it has answered and failed nobody for so long: one that is overloaded does both in turns. */
const backAfter = 5_000;

/** Tells the log in one line that the backend is away, and in one that it is back: not once for each part of each page. */
export class OutageLog {
  readonly #log: FastifyBaseLogger;
  #saidAt = 0;
  #failedAt = 0;
  #failures = 0;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** `problem` is null where the backend has answered. */
  report(path: string, problem: unknown | null): void {
    if (problem === null) {
      this.#answered();
      return;
    }
    // "There is no such record" is an answer.
    if (isApiError(problem) && problem.status !== null && problem.status < 500) return;
    this.#failures += 1;
    this.#failedAt = Date.now();
    if (Date.now() - this.#saidAt < saidAgainAfter) return;
    this.#saidAt = Date.now();
    this.#log.warn(
      `The backend does not answer as it should (${path}: ${reasonOf(problem)}); pages are made from what was kept`,
    );
  }

  #answered(): void {
    if (this.#failures === 0 || Date.now() - this.#failedAt < backAfter) return;
    this.#log.warn(`The backend answers again, after ${this.#failures} failed requests`);
    this.#failures = 0;
    this.#saidAt = 0;
  }
}

function reasonOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  if (isApiError(problem) && problem.status !== null) return `status ${problem.status}`;
  const { cause } = problem;
  const innermost = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return innermost instanceof Error ? innermost.message || innermost.name : problem.message;
}
