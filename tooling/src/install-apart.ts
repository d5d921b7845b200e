import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages of a folder with a `package.json` and a lock file of its own, unless they are installed: those of a
 * single command, for which newcomers should not wait. Throws a message where they are unavailable.
 */
export function installApart(folder: string, what: string): void {
  // npm writes it last.
  if (existsSync(join(folder, 'node_modules', '.package-lock.json'))) return;
  console.log(`Installing ${what} …`);
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`${what} could not be installed: see the lines above.`);
}
