import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { canInstall, installPackages } from '../apt-get';

/** Debian's package. */
export const postgresPackage = 'postgresql';
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

/** The folder of PostgreSQL's programs, which are installed where this user may; `null` where they are unavailable. */
export async function installedPostgres(): Promise<string | null> {
  if (findPostgres() === null && canInstall()) await installPackages([postgresPackage]);
  return findPostgres();
}
