import { existsSync } from 'node:fs';
import { canInstall, installPackages } from '../apt-get';

const program = '/usr/bin/promtool';

/** The checker of Debian's Prometheus, installed where this user may; null where it is unavailable. */
export async function findPromtool(): Promise<string | null> {
  if (!existsSync(program) && canInstall()) await installPackages(['prometheus']);
  return existsSync(program) ? program : null;
}
