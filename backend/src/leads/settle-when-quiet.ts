import type { LeadStore } from './store';

/** Milliseconds after a lead; flushing the whole database for each of a burst would slow them all down. */
const pause = 10_000;

interface Settling {
  /** A lead has been kept. */
  stored(): void;
  /** Does it now, for the last time. */
  stop(): Promise<void>;
}

/**
 * Settles the journal of leads some time after the last one, and at the end. What is removed from the database before
 * that, without being removed here, comes back at the next start.
 */
export function settleWhenQuiet(settle: LeadStore['settle'], failed: (error: unknown) => void): Settling {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const run = () => {
    timer = undefined;
    last = last.then(settle).catch(failed);
    return last;
  };
  return {
    stored() {
      timer ??= setTimeout(run, pause).unref();
    },
    stop() {
      clearTimeout(timer);
      return run();
    },
  };
}
