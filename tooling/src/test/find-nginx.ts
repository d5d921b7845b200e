import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const program = '/usr/sbin/nginx';

/** Debian's nginx, installed where this user may; null where there is none to be had. */
export function findNginx(): string | null {
  if (existsSync(program)) return program;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('Installing nginx (apt-get) …');
  for (const command of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'],
  ]) {
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...command], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // Only the program is wanted: a server of the system's own would take port 80.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  }
  return existsSync(program) ? program : null;
}
