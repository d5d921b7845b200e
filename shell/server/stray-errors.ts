import type { FastifyBaseLogger } from 'fastify';
import { PacedCounts } from './counting/paced-counts';

/**
 * Errors of remotes that nothing was waiting for: a timer that throws, a promise that rejects when its loader has long
 * answered. They are logged with the name of the remote and counted against it, and its process continues.
 */
export class StrayErrors {
  readonly #counts = new PacedCounts();

  /** How many each remote has had since the start. */
  get totals(): Readonly<Record<string, number>> {
    return this.#counts.totals;
  }

  /** Counts errors of a remote, of which one is shown. */
  add(log: FastifyBaseLogger, remote: string, problem: Error, errors: number): void {
    this.#counts.add(remote, errors, (counted) =>
      log.error({ err: problem, remote, ...counted }, `A stray error of ${remote}`),
    );
  }
}

/**
 * Takes over the process's two events for errors that nothing was waiting for. `end` is called for an exception, after which
 * nobody knows the state of this process; a rejection is only logged.
 */
export function listenForStrayErrors(log: FastifyBaseLogger, end: () => void): void {
  process.on('unhandledRejection', (problem) => log.error({ err: problem }, 'A rejection was not handled'));
  process.on('uncaughtException', (problem) => {
    log.fatal({ err: problem }, 'The document server ends after an unexpected error');
    end();
  });
}
