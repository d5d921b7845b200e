import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@iwan/shared/contracts/release';
import { inWorkspace } from '../workspace';

/** Far more than the slowest remote needs to render all of its pages once, in milliseconds. */
const timeLimit = 60_000;

/**
 * Lets the built shell render every page and slot of a release with recorded data. Throws what it says is wrong, a
 * sentence a line: what cannot be shown is not published.
 */
export async function proveRelease(release: Release, dist: string = inWorkspace(release.name, 'dist')): Promise<void> {
  await writeFile(join(dist, 'release.json'), JSON.stringify(release));
  const program = inWorkspace('shell', 'dist', 'server', 'prove-release.mjs');
  const { status, stderr } = spawnSync(process.execPath, [program, dist], { encoding: 'utf8', timeout: timeLimit });
  if (status === 0) return;
  throw new Error(stderr.trim() || `${release.name} did not render all of its pages within ${timeLimit / 1000} s.`);
}
