import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret key for the hashes of one-time codes and addresses, stored beside the database and not in it. Created on the first
 * start; losing it invalidates only the current codes. Several servers share one by `AUTH_PEPPER`.
 */
export const readPepper = (dataFolder: string): Promise<string> =>
  readSecret(dataFolder, 'pepper', async () => randomBytes(32).toString('base64url'));

/** A secret in a file of the data folder, which its owner alone can read; made on the first start. */
export async function readSecret(dataFolder: string, name: string, create: () => Promise<string>): Promise<string> {
  const file = join(dataFolder, name);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  // Written under another name first, and never over one that was created at the same moment.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, await create(), { mode: 0o600, flag: 'wx', flush: true });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}
