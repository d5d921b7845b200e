import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Mail } from './mailer';

interface Following {
  /** The polling interval in milliseconds. */
  readonly every?: number;
  readonly signal?: AbortSignal;
}

/**
 * Calls back for each mail that arrives from now on, in order, until the signal aborts. Polls, because the folder may not exist
 * yet and not every file system reports changes.
 */
export async function followMailbox(
  dataFolder: string,
  show: (mail: StoredMail) => void,
  { every = 500, signal = new AbortController().signal }: Following = {},
): Promise<void> {
  let seen = new Set(await mailNames(dataFolder));
  while (!signal.aborted) {
    const names = await mailNames(dataFolder);
    for (const name of names.filter((one) => !seen.has(one)).reverse()) {
      const mail = await readMail(dataFolder, name);
      if (mail !== null) show(mail);
    }
    seen = new Set(names);
    await pause(every, undefined, { signal }).catch(() => {});
  }
}

export interface StoredMail extends Mail {
  /** ISO 8601 instant. */
  readonly receivedAt: string;
}

const storedMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  idempotencyKey: z.string().exactOptional(),
  receivedAt: z.iso.datetime(),
});

/** The folder of mails where there is no mail server. No route serves it. */
export const mailboxFolder = (dataFolder: string) => join(dataFolder, 'mail');

/** The names of the files, newest first; without unfinished ones. */
export async function mailNames(dataFolder: string): Promise<readonly string[]> {
  try {
    const names = await readdir(mailboxFolder(dataFolder));
    return names
      .filter((name) => /^\d.*\.json$/.test(name))
      .sort()
      .reverse();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** One mail; `null` when it was deleted meanwhile, or when the file is not a mail. */
export async function readMail(dataFolder: string, name: string): Promise<StoredMail | null> {
  try {
    return storedMail.parse(JSON.parse(await readFile(join(mailboxFolder(dataFolder), name), 'utf8')));
  } catch (error) {
    const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (isGone || error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}

/** Every mail, newest first. */
export async function readMailbox(dataFolder: string): Promise<readonly StoredMail[]> {
  const names = await mailNames(dataFolder);
  const mails = await Promise.all(names.map((name) => readMail(dataFolder, name)));
  return mails.filter((mail) => mail !== null);
}

/** Deletes the mails of a person for good; returns how many there were. */
export async function forgetMails(dataFolder: string, isTheirs: (mail: StoredMail) => boolean): Promise<number> {
  let forgotten = 0;
  for (const name of await mailNames(dataFolder)) {
    const mail = await readMail(dataFolder, name);
    if (mail === null || !isTheirs(mail)) continue;
    await rm(join(mailboxFolder(dataFolder), name), { force: true });
    forgotten += 1;
  }
  return forgotten;
}
