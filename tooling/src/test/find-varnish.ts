import { existsSync } from 'node:fs';
import { canInstall, installPackages } from '../apt-get';

/** Debian's packages: the cache, and its module for purging by keys. */
export const varnishPackages = ['varnish', 'varnish-modules'] as const;
const program = '/usr/sbin/varnishd';

export function isVarnishThere(): boolean {
  return existsSync(program);
}

/** Debian's Varnish, installed where this user may; null where it is unavailable. */
export async function findVarnish(): Promise<string | null> {
  if (!isVarnishThere() && canInstall()) await installPackages(varnishPackages);
  return isVarnishThere() ? program : null;
}
