import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Mail, Mailer } from './mailer';

/** How many are kept; the oldest are deleted. With `longestText` this limits the folder to some 26 MB. */
const most = 200;
/** In characters; no form of ours can send more. */
const longestText = 64 * 1024;

function idOf({ idempotencyKey }: Mail): string {
  if (idempotencyKey === undefined) return randomBytes(16).toString('hex');
  return createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32);
}

/**
 * Replaces a mail server: one file for each mail in the data folder, which only its owner can read, since it may contain a
 * sign-in code. `npm run mail` shows them.
 */
export function mailbox(dataFolder: string, now: () => Date = () => new Date()): Mailer {
  const folder = mailboxFolder(dataFolder);

  async function keep(mail: Mail): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const id = idOf(mail);
    const names = await mailNames(dataFolder);
    if (names.some((name) => name.endsWith(`-${id}.json`))) return;
    const receivedAt = now().toISOString();
    const html = mail.html === undefined ? {} : { html: mail.html.slice(0, longestText) };
    const kept = { ...mail, ...html, text: mail.text.slice(0, longestText), receivedAt };
    // Written under another name first: a reader of the mailbox never sees a partial mail.
    const draft = join(folder, `.${randomBytes(8).toString('hex')}`);
    await writeFile(draft, JSON.stringify(kept), { mode: 0o600, flag: 'wx' });
    await rename(draft, join(folder, `${receivedAt.replace(/[:.]/g, '-')}-${id}.json`));
    for (const old of names.slice(most - 1)) await rm(join(folder, old), { force: true });
  }

  let last: Promise<void> = Promise.resolve();
  return {
    sendMail(mail) {
      // Serialised, so that a concurrent duplicate is recognised.
      const kept = last.then(() => keep(mail));
      last = kept.catch(() => {});
      return kept;
    },
    close: () => last,
  };
}

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
  html: z.string().exactOptional(),
  replyTo: z.string().exactOptional(),
  calendar: z.string().exactOptional(),
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
