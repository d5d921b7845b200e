import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The output of a command, in order. */
export interface CommandLine {
  readonly to: 'stdout' | 'stderr';
  readonly text: string;
}

/** The response of `POST /commands`; `failure`: the error message with which the command ended. */
export interface CommandResponse {
  readonly lines: readonly CommandLine[];
  readonly failure: string | null;
}

export const commandResponse = z.object({
  lines: z.array(z.object({ to: z.enum(['stdout', 'stderr']), text: z.string() })),
  failure: z.string().nullable(),
});

/** The port and key of a running backend; only who may read the data folder knows the key. */
export interface CommandDoor {
  readonly url: string;
  readonly key: string;
}

const door = z.object({ url: z.url(), key: z.string().min(32) });

const doorFile = (dataFolder: string) => join(dataFolder, 'commands.json');

/** A key for this run of the backend. */
export const createCommandKey = () => randomBytes(32).toString('base64url');

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a header has the key, compared in constant time. */
export function isCommandKey(header: string | undefined, key: string): boolean {
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${key}`));
}

/** Writes port and key into the data folder; resolves with a function that deletes the file. */
export async function openCommandDoor(dataFolder: string, { url, key }: CommandDoor): Promise<() => Promise<void>> {
  const file = doorFile(dataFolder);
  await writeFile(`${file}.new`, JSON.stringify({ url, key }), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return () => rm(file, { force: true });
}

/** Port and key of the backend that is running on this data folder; `null` without a file. */
export async function readCommandDoor(dataFolder: string): Promise<CommandDoor | null> {
  const text = await readFile(doorFile(dataFolder), 'utf8').catch(() => '');
  try {
    return door.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
