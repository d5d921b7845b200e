import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailboxFolder, mailNames } from './mailbox-folder';
import type { Mail, Mailer } from './mailer';

/** How many are kept; the oldest are deleted. With `longestText` this limits the folder to some 13 MB. */
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
    const kept = { ...mail, text: mail.text.slice(0, longestText), receivedAt };
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
