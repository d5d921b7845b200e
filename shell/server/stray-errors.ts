import type { FastifyBaseLogger } from 'fastify';

/** How often one remote's stray errors are logged at most, in milliseconds: a timer may throw a thousand a second. */
const logInterval = 10_000;

interface Count {
  total: number;
  unlogged: number;
  /** Milliseconds since the epoch. */
  loggedAt: number;
}

/**
 * Errors of remotes that nothing was waiting for: a timer that throws, a promise that rejects when its loader has long
 * answered. They are logged with the name of the remote and counted against it, and its process goes on.
 */
export class StrayErrors {
  readonly #counts = new Map<string, Count>();

  /** How many each remote has had since the start. */
  get totals(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#counts].map(([remote, { total }]) => [remote, total]));
  }

  /** Counts errors of a remote, of which one is shown. */
  add(log: FastifyBaseLogger, remote: string, problem: Error, errors: number): void {
    const count = this.#counts.get(remote) ?? { total: 0, unlogged: 0, loggedAt: 0 };
    this.#counts.set(remote, count);
    count.total += errors;
    count.unlogged += errors;
    const now = Date.now();
    if (now - count.loggedAt < logInterval) return;
    const { total, unlogged } = count;
    log.error({ err: problem, remote, total, sinceLast: unlogged }, `A stray error of ${remote}`);
    Object.assign(count, { unlogged: 0, loggedAt: now });
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
