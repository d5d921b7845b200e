import type { LeadStore } from './store';

/** Milliseconds after a lead; flushing the whole database for each lead of a burst would slow all of them down. */
const pause = 10_000;

/**
 * Writes a checkpoint some time after the last lead, and at the end; one that fails is tried again. A lead that is deleted from
 * the database alone before that is restored at the next start.
 */
export function checkpointWhenIdle(checkpoint: LeadStore['checkpoint'], failed: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const run = () => {
    timer = undefined;
    last = last.then(checkpoint).catch((error: unknown) => {
      failed(error);
      stored();
    });
    return last;
  };
  const stored = () => {
    timer ??= setTimeout(run, pause).unref();
  };
  return {
    /** A lead was stored. */
    stored,
    /** Writes the last checkpoint. */
    async stop() {
      clearTimeout(timer);
      await run();
      clearTimeout(timer);
    },
  };
}
