import { existsSync } from 'node:fs';
import { canInstall, installPackages } from './apt-get';

const program = '/usr/sbin/nginx';

/** Debian's nginx, installed where this user may; null where there is none to be had. */
export function findNginx(): string | null {
  if (!existsSync(program) && canInstall()) installPackages(['nginx-light']);
  return existsSync(program) ? program : null;
}
