import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, the newest first: Debian keeps them off the PATH. `null` when there is none. */
export function findPostgres(): string | null {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'initdb'));
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const debian = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(debianFolder, version, 'bin', 'initdb'));
  const found = [...debian, ...onPath].find((file) => existsSync(file));
  return found ? dirname(found) : null;
}

/** Installs Debian's package where this user may; answers the folder of its programs, or `null`. */
export function installPostgres(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return null;
  process.stderr.write('Installing PostgreSQL for the tests …\n');
  const apt = (...words: string[]) =>
    execFileSync('apt-get', ['-y', '-qq', '-o', 'DPkg::Lock::Timeout=300', ...words], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
      timeout: 600_000,
    });
  try {
    apt('update');
    apt('install', '--no-install-recommends', 'postgresql');
  } catch {
    return null;
  }
  return findPostgres();
}
