import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret that one-time codes and addresses are hashed with, kept beside the database and not in it. Made on the
 * first start; losing it costs only the codes that are under way. Several servers are given one by `AUTH_PEPPER`.
 */
export async function readPepper(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'pepper');
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  // Under its name only when whole, and never in the place of another that was made at the same moment.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}
