import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { copyFolder } from '@iwan/shared/testing/copy-folder';
import { createTestDatabase } from './test-database';

/**
 * Runs the work in one of the processes of a run only, the first that comes; the others wait for it. Rejects in all of
 * them when it fails.
 * @param folder one that all processes of the run know, and no other run
 */
async function onceInRun(folder: string, name: string, work: () => Promise<void>): Promise<void> {
  const outcome = join(folder, `${name}.outcome`);
  if (await isFirst(join(folder, `${name}.begun`))) {
    const issue = await work().then(
      () => '',
      (error: unknown) => String(error),
    );
    // Renamed when it is complete: those who wait read it as soon as it exists.
    await writeFile(`${outcome}.unfinished`, issue);
    await rename(`${outcome}.unfinished`, outcome);
  }
  while (!existsSync(outcome)) await wait(25);
  const issue = await readFile(outcome, 'utf8');
  if (issue !== '') throw new Error(issue);
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

/**
 * Creating a database with its tables and the demo records takes seconds of a core, and copying it does not: one process of a
 * run creates it, and every test file gets a copy.
 */
const templateName = 'iwan_template';

async function make(variables: Readonly<Record<string, string>>): Promise<void> {
  const program = join(import.meta.dirname, 'make-template.ts');
  // Without the optimising compiler, which does not pay off in a program that ends within seconds.
  await promisify(execFile)(process.execPath, ['--liftoff-only', '--import', 'tsx', program], {
    env: { PATH: process.env.PATH, ...variables },
  });
}

/** Set by `provide-templates` for all workers of the run. */
function runFolder(): string {
  const folder = process.env.IWAN_TEST_TEMPLATES;
  if (folder === undefined) throw new Error('The database environment needs provide-templates as its globalSetup');
  return folder;
}

/** Copies an embedded database with the demo records into a data folder. */
export async function copyEmbedded(dataFolder: string): Promise<void> {
  const template = join(runFolder(), 'embedded');
  await onceInRun(runFolder(), 'embedded', () => make({ DATA_DIR: template }));
  await copyFolder(join(template, 'database'), join(dataFolder, 'database'));
}

/** Creates a database with the demo records on the test server; resolves with its URL. */
export async function copyOnServer(server: string): Promise<string> {
  await onceInRun(runFolder(), 'server', async () => {
    const folder = join(runFolder(), 'server');
    await make({ DATA_DIR: folder, DATABASE_URL: await createTestDatabase(server, { name: templateName }) });
    await rm(folder, { recursive: true, force: true });
  });
  return createTestDatabase(server, { template: templateName });
}
