import { spawnSync } from 'node:child_process';
import { shellName } from '@iwan/shared/contracts/shell-release';
import { remoteNames } from '../workspace';

/** Every released application: the shell first, which proves the others. */
export const applications: readonly string[] = [shellName, ...remoteNames];

/** Builds and publishes every application of a checkout into a store, with its own commands. Throws where one fails. */
export function releaseAll(root: string, store: string): void {
  for (const name of applications) {
    const { status } = spawnSync('npm', ['run', 'release', '-w', name], {
      cwd: root,
      env: { ...process.env, RELEASES_DIR: store },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) throw new Error(`${name} could not be released from ${root}: see the lines above.`);
  }
}
