import { parseArgs } from 'node:util';
import type { BackendFolder } from '../backend-folder';
import type { OpenOptions } from '../database/connection/open-database';
import type { Environment } from '../environment';
import { HttpError } from '../http/http-error';
import { type LeadStorage, openLeadStorage } from '../leads/journal/storage';
import { StartFailure } from '../start-failure';

/** Errors that the user can act on, which are printed without a stack: also a refusal by the office's rules. */
export const isPlainFailure = (error: unknown): error is Error =>
  error instanceof StartFailure || error instanceof CommandFailure || error instanceof HttpError;

/** The message, followed by each invalid field. */
export function plainSentence(error: Error): string {
  const fields = error instanceof HttpError ? (error.errors ?? []) : [];
  const named = fields.filter(({ field }) => field !== '').map(({ field, message }) => `  ${field}: ${message}`);
  return [error.message, ...named].join('\n');
}

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

/** The words of a command by its options. Throws a `CommandFailure` with its usage for any other. */
export function readWords<Options extends Record<string, { type: 'string' | 'boolean'; default?: boolean }>>(
  words: readonly string[],
  options: Options,
  usage: string,
): ReturnType<typeof parseArgs<{ options: Options; allowPositionals: true }>> {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    throw new CommandFailure(usage);
  }
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
