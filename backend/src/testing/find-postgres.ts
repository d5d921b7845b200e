import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, the newest version first: Debian keeps them off the PATH. `null` without one. */
export function findPostgres(): string | null {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'initdb'));
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const debian = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(debianFolder, version, 'bin', 'initdb'));
  const found = [...debian, ...onPath].find((file) => existsSync(file));
  return found ? dirname(found) : null;
}

/** Of two concurrent runs the second waits for apt's lock, and then finds it installed. */
const install = `ls ${debianFolder}/*/bin/initdb >/dev/null 2>&1 || {
  apt-get -y -qq update
  apt-get -y -qq -o DPkg::Lock::Timeout=300 install --no-install-recommends postgresql
}`;

/** Installs Debian's package where this user may; returns the folder of its programs, or `null`. */
export function installPostgres(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return null;
  process.stderr.write('Installing PostgreSQL for the tests …\n');
  try {
    execFileSync('flock', [join(tmpdir(), 'iwan-postgres.lock'), 'sh', '-c', install], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
      timeout: 600_000,
    });
  } catch {
    return null;
  }
  return findPostgres();
}
