import type { BackendFolder } from '../backend-folder';
import type { OpenOptions } from '../database/connection/open-database';
import type { Environment } from '../environment';
import { type LeadStorage, openLeadStorage } from '../leads/journal/storage';

/** The environment of a command; tests pass their own. */
export interface CommandContext {
  readonly environment: Pick<Environment, 'dataFolder' | 'databaseUrl' | 'uploadsBucket'> & {
    /** The origin of the office; `null` where it is off. */
    readonly officeUrl: string | null;
  };
  readonly files: BackendFolder;
  readonly openClient?: OpenOptions['openClient'];
  /** The storage of the backend that runs the command; without one, the command opens and closes its own. */
  readonly storage?: LeadStorage;
  /** Relative file names are resolved against this folder. */
  readonly workingFolder: string;
  /** The result of the command, on stdout. */
  print(text: string): void;
  /** Messages for the user, on stderr. */
  say(sentence: string): void;
}

/** An error that the user can act on. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}

export type Command = (words: readonly string[], context: CommandContext) => Promise<void>;

/** Opens the database of the environment for one task, without demo records, and closes it again. */
export async function withStorage<T>(
  { environment, files, openClient, storage: running }: CommandContext,
  work: (storage: LeadStorage) => Promise<T>,
): Promise<T> {
  if (running !== undefined) return work(running);
  const storage = await openLeadStorage(environment, files, { openClient, seed: false });
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}
