import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Where a running backend takes commands, and what opens it: only who may read the data folder knows it. */
export interface CommandDoor {
  readonly url: string;
  readonly key: string;
}

const door = z.object({ url: z.url(), key: z.string().min(32) });

const doorFile = (dataFolder: string) => join(dataFolder, 'commands.json');

/** A key of this run of the backend. */
export const createCommandKey = () => randomBytes(32).toString('base64url');

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a header says the key, compared in constant time. */
export function isCommandKey(header: string | undefined, key: string): boolean {
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${key}`));
}

/** Tells the commands on this machine where the backend is; resolves with what takes it back. */
export async function openCommandDoor(dataFolder: string, { url, key }: CommandDoor): Promise<() => Promise<void>> {
  const file = doorFile(dataFolder);
  await writeFile(`${file}.new`, JSON.stringify({ url, key }), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return () => rm(file, { force: true });
}

/** The door of the backend that runs on this data folder; `null` where none says so. */
export async function readCommandDoor(dataFolder: string): Promise<CommandDoor | null> {
  const text = await readFile(doorFile(dataFolder), 'utf8').catch(() => '');
  try {
    return door.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
