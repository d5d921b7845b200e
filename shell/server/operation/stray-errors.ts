import type { FastifyBaseLogger } from 'fastify';
import { PacedCounts } from '../request/counting/paced-counts';

/**
 * Unhandled errors of remotes: a timer that throws, a promise that rejects after its loader has returned. They are logged and
 * counted by remote, and its process continues.
 */
export class StrayErrors {
  readonly #counts = new PacedCounts();

  /** The number of each remote since the start. */
  get totals(): Readonly<Record<string, number>> {
    return this.#counts.totals;
  }

  /** Counts an error of a remote, and logs it unless another one was logged recently. */
  add(log: FastifyBaseLogger, remote: string, error: Error): void {
    this.#counts.add(remote, 1, (counted) =>
      log.error({ err: error, remote, ...counted }, `A stray error of ${remote}`),
    );
  }
}

/**
 * Handles the process's two events for unhandled errors. `end` is called for an exception, after which the state of this
 * process is unknown; a rejection is only logged.
 */
export function listenForStrayErrors(log: FastifyBaseLogger, end: () => void): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'A rejection was not handled'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'The document server ends after an unexpected error');
    end();
  });
}
