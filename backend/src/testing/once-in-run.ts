import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs the work in one of the processes of a run only, the first that comes; the others wait for it. Rejects in all of
 * them when it fails.
 * @param folder one that all processes of the run know, and no other run
 */
export async function onceInRun(folder: string, name: string, work: () => Promise<void>): Promise<void> {
  const outcome = join(folder, `${name}.outcome`);
  if (await isFirst(join(folder, `${name}.begun`))) {
    const problem = await work().then(
      () => '',
      (error: unknown) => String(error),
    );
    // Renamed when it is complete: those who wait read it as soon as it exists.
    await writeFile(`${outcome}.unfinished`, problem);
    await rename(`${outcome}.unfinished`, outcome);
  }
  while (!existsSync(outcome)) await wait(25);
  const problem = await readFile(outcome, 'utf8');
  if (problem !== '') throw new Error(problem);
}

/** Creating a folder succeeds for only one process. */
async function isFirst(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
