import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { publication, publicationFile } from '@iwan/shared/contracts/publication';
import { makeFolder, writeDurably } from './durable';

/** Notes beside a release who has published it, when, and why. The release itself says nothing of that: it is the same by whoever. */
export async function notePublication(
  store: string,
  { name, version }: { readonly name: string; readonly version: string },
  message: string | undefined,
): Promise<void> {
  const home = join(store, name);
  const file = join(home, publicationFile(version));
  const at = new Date().toISOString();
  await makeFolder(dirname(file));
  const text = JSON.stringify(
    publication({ at, by: await publisher(), ...(message === undefined ? {} : { message }) }),
  );
  await writeDurably(join(home, `.pointer-${randomUUID()}`), file, text);
}

/** Who publishes: the author of their commits, else the user of the machine. */
async function publisher(): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('git', ['config', 'user.name']);
    if (stdout.trim() !== '') return stdout;
  } catch {
    // No git, or it knows nobody.
  }
  return process.env.USER || userInfo().username;
}
