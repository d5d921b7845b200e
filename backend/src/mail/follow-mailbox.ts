import { setTimeout as pause } from 'node:timers/promises';
import { mailNames, readMail, type StoredMail } from './mailbox-folder';

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
