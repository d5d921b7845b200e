import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

/** Whether Debian's packages can be installed: as root, where there is apt-get. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs packages of Debian, each by itself, so that one that this release lacks does not prevent the others. Waits for
 * another running installation. The caller checks for success by what is installed afterwards.
 */
export async function installPackages(names: readonly string[]): Promise<void> {
  console.log(`Installing ${names.join(' and ')} (apt-get) …`);
  await aptGet(['update', '-qq']);
  for (const name of names) await aptGet(['install', '-y', '-qq', '--no-install-recommends', name]);
}

async function aptGet(words: readonly string[]): Promise<void> {
  const program = spawn('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Only the programs are needed: a system service would take port 80.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  // Rejects where it could not be started.
  await once(program, 'close').catch(() => {});
}
