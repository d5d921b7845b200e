import { existsSync } from 'node:fs';
import { canInstall, installPackages } from '../apt-get';

/** Debian's package, and the program that it brings. */
export const nginxPackage = 'nginx-light';
const program = '/usr/sbin/nginx';

export function isNginxThere(): boolean {
  return existsSync(program);
}

/** Debian's nginx, installed where this user may; null where it is unavailable. */
export async function findNginx(): Promise<string | null> {
  if (!isNginxThere() && canInstall()) await installPackages([nginxPackage]);
  return isNginxThere() ? program : null;
}
