import type { FastifyBaseLogger } from 'fastify';
import { runningRemote } from './releases/remote-code';

/** How often one remote's stray errors are logged at most, in milliseconds: a timer may throw a thousand a second. */
const logInterval = 10_000;

interface Count {
  total: number;
  unlogged: number;
  /** Milliseconds since the epoch. */
  loggedAt: number;
}

/**
 * Errors that nothing was waiting for: a timer that throws, a promise that rejects when its loader has long answered.
 * Those of a remote are logged with its name and counted against it, and the site goes on.
 */
export class StrayErrors {
  readonly #counts = new Map<string, Count>();

  /** How many each remote has had since the start. */
  get totals(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#counts].map(([remote, { total }]) => [remote, total]));
  }

  /**
   * Takes over the process's two events. `end` is called for an exception of the shell's own, whose state nobody knows
   * then; a rejection of its own is only logged.
   */
  listen(log: FastifyBaseLogger, end: () => void): void {
    process.on('unhandledRejection', (problem) => {
      if (!this.#isOfRemote(log, problem)) log.error({ err: problem }, 'A rejection was not handled');
    });
    process.on('uncaughtException', (problem) => {
      if (this.#isOfRemote(log, problem)) return;
      log.fatal({ err: problem }, 'The document server ends after an unexpected error');
      end();
    });
  }

  #isOfRemote(log: FastifyBaseLogger, problem: unknown): boolean {
    const remote = runningRemote();
    if (remote === undefined) return false;
    const count = this.#counts.get(remote) ?? { total: 0, unlogged: 0, loggedAt: 0 };
    this.#counts.set(remote, count);
    count.total += 1;
    count.unlogged += 1;
    const now = Date.now();
    if (now - count.loggedAt < logInterval) return true;
    const { total, unlogged } = count;
    log.error({ err: problem, remote, total, sinceLast: unlogged }, `A stray error of ${remote}`);
    Object.assign(count, { unlogged: 0, loggedAt: now });
    return true;
  }
}
