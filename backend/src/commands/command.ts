import { join } from 'node:path';
import { type BackendFolder, backendFolder } from '../backend-folder';
import type { OpenOptions } from '../database/connection/open-database';
import { type Environment, readEnvironment } from '../environment';
import { errorText } from '../http/logging/describe-error';
import { type LeadStorage, openLeadStorage } from '../leads/journal/storage';
import { StartFailure } from '../start-failure';

/** What a command of the command line stands on; a test gives its own. */
export interface CommandContext {
  readonly environment: Pick<Environment, 'dataFolder' | 'databaseUrl'>;
  readonly files: BackendFolder;
  readonly openClient?: OpenOptions['openClient'];
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
  { environment, files, openClient }: CommandContext,
  work: (storage: LeadStorage) => Promise<T>,
): Promise<T> {
  const storage = await openLeadStorage(environment, files, { openClient, seed: false });
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

/** Runs a command with the process around it; answers the exit code. What can be acted on is one sentence, no stack. */
export async function runCommand(command: Command, words: readonly string[]): Promise<number> {
  const workingFolder = process.env.INIT_CWD ?? process.cwd();
  try {
    await command(words, {
      environment: readEnvironment(process.env, process.cwd()),
      files: backendFolder(join(import.meta.dirname, '..'), process.env.IWAN_BACKEND_ROOT),
      workingFolder,
      print: (text) => process.stdout.write(text),
      say: (sentence) => process.stderr.write(`${sentence}\n`),
    });
    return 0;
  } catch (error) {
    const isPlain = error instanceof StartFailure || error instanceof CommandFailure;
    process.stderr.write(`${isPlain ? error.message : errorText(error)}\n`);
    return 1;
  }
}
