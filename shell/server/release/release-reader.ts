import { join } from 'node:path';
import type { Release } from '@iwan/shared/contracts/release';
import { type TrustedStore, trustingStore } from '@iwan/shared/contracts/trusted-store';
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

/** Reads releases from a store and starts their code, each with a timeout. */
export class ReleaseReader {
  readonly #store: string;
  readonly #start: StartWorkers;
  readonly #reading: Reading;

  constructor(store: string, start: StartWorkers, reading: Partial<Reading> = {}) {
    this.#store = store;
    this.#start = start;
    this.#reading = { read: readRelease, timeLimit: 30_000, isDevelopment: false, trust: trustingStore, ...reading };
  }

  /** Rejects as `readRelease` does, and after the timeout. */
  async read(stored: Pick<Release, 'name' | 'version'>): Promise<LiveRelease> {
    const { read, timeLimit, isDevelopment, trust } = this.#reading;
    const folder = join(this.#store, stored.name, stored.version);
    const reading = read(folder, this.#start, { stored, mayServeItself: isDevelopment, trust });
    try {
      return await within(timeLimit, reading);
    } catch (error) {
      // Stops the processes of a release that was read after the timeout.
      void reading.then(({ workers }) => workers.close()).catch(() => {});
      throw error;
    }
  }
}

function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new IncompleteRelease(`It was not read within ${milliseconds} ms.`)), milliseconds);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
