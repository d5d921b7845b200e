import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publication, publicationFile } from '@iwan/shared/contracts/publication';
import { writeDurably } from './durable';

/**
 * Records beside a release who published it, when, and why. The release itself does not contain this: it is the same for every
 * publisher.
 */
export async function notePublication(
  store: string,
  { name, version }: { readonly name: string; readonly version: string },
  message: string | undefined,
): Promise<void> {
  const home = join(store, name);
  const file = join(home, publicationFile(version));
  const at = new Date().toISOString();
  const text = JSON.stringify(
    publication({ at, by: await publisher(), ...(message === undefined ? {} : { message }) }),
  );
  await writeDurably(home, file, text);
}

/** The publisher: the author of their commits, else the user of the machine. */
async function publisher(): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('git', ['config', 'user.name']);
    if (stdout.trim() !== '') return stdout;
  } catch {
    // No git, or no configured author.
  }
  return process.env.USER || userName();
}

/** The user of the process; its number where the system has no name of it, as in some containers. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}
