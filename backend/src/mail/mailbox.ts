import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailboxFolder, mailNames } from './mailbox-folder';
import type { Mail, Mailer } from './mailer';

/** How many are kept; the oldest go. With `longestText` it bounds the folder to some 13 MB. */
const most = 200;
/** In characters; no form of ours can send more. */
const longestText = 64 * 1024;

function idOf({ idempotencyKey }: Mail): string {
  if (idempotencyKey === undefined) return randomBytes(16).toString('hex');
  return createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32);
}

/**
 * Takes mails where there is no mail server: one file each in the data folder, which nobody but its owner can read,
 * since it may hold a code to sign in with. `npm run mail` shows them.
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
    // Under its name only when whole: whoever follows the mailbox never reads half a mail.
    const draft = join(folder, `.${randomBytes(8).toString('hex')}`);
    await writeFile(draft, JSON.stringify(kept), { mode: 0o600, flag: 'wx' });
    await rename(draft, join(folder, `${receivedAt.replace(/[:.]/g, '-')}-${id}.json`));
    for (const old of names.slice(most - 1)) await rm(join(folder, old), { force: true });
  }

  let last: Promise<void> = Promise.resolve();
  return {
    sendMail(mail) {
      // One after another, so that a mail which is repeated at the same moment is seen.
      const kept = last.then(() => keep(mail));
      last = kept.catch(() => {});
      return kept;
    },
    close: () => last,
  };
}
