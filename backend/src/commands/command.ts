import type { BackendFolder } from '../backend-folder';
import type { OpenOptions } from '../database/connection/open-database';
import type { Environment } from '../environment';
import { type LeadStorage, openLeadStorage } from '../leads/journal/storage';

/** What a command of the command line stands on; a test gives its own. */
export interface CommandContext {
  readonly environment: Pick<Environment, 'dataFolder' | 'databaseUrl'>;
  readonly files: BackendFolder;
  readonly openClient?: OpenOptions['openClient'];
  /** The storage of the backend that runs the command; left out, the command opens and closes its own. */
  readonly storage?: LeadStorage;
  /** Where relative file names begin. */
  readonly workingFolder: string;
  /** What the command is for: data, on stdout. */
  print(text: string): void;
  /** Sentences for the person at the keyboard, on stderr. */
  say(sentence: string): void;
}

/** A reason not to go on that the person at the keyboard can act on. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}

export type Command = (words: readonly string[], context: CommandContext) => Promise<void>;

/** Opens the database of the environment for one piece of work, without demo records, and closes it again. */
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
