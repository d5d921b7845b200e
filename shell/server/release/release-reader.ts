import { join } from 'node:path';
import type { Release } from '@iwan/shared/contracts/release';
import { type TrustedStore, trustingStore } from '@iwan/shared/contracts/trusted-store';
import { TimeLimitExceeded, withTimeLimit } from '../../src/network/time-limit';
import { IncompleteRelease, type LiveRelease, readRelease, type StartWorkers } from './read-release';

export interface Reading {
  readonly read: typeof readRelease;
  /** The timeout of reading a release in milliseconds. */
  readonly timeLimit: number;
  /** Whether the compilers serve the browser's files. */
  readonly isDevelopment: boolean;
  /** The trusted keys. */
  readonly trust: TrustedStore;
}

/** Reads a release of a store and starts its code. Rejects as `readRelease` does, and after a timeout. */
export type ReadStored = (stored: Pick<Release, 'name' | 'version'>) => Promise<LiveRelease>;

export function releaseReader(store: string, start: StartWorkers, reading: Partial<Reading> = {}): ReadStored {
  const { read = readRelease, timeLimit = 30_000, isDevelopment = false, trust = trustingStore } = reading;
  return async (stored) => {
    const folder = join(store, stored.name, stored.version);
    const work = read(folder, start, { stored, mayServeItself: isDevelopment, trust });
    try {
      return await withTimeLimit(timeLimit, new AbortController().signal, () => work);
    } catch (error) {
      // Stops the processes of a release that was read after the timeout.
      void work.then(({ workers }) => workers.close()).catch(() => {});
      if (error instanceof TimeLimitExceeded) throw new IncompleteRelease(`It was not read within ${timeLimit} ms.`);
      throw error;
    }
  };
}
