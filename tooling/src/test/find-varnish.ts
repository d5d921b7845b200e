import { existsSync, readdirSync } from 'node:fs';
import { canInstall, installPackages } from '../apt-get';

/** Debian's packages: the cache, and its module for purging by keys. */
export const varnishPackages = ['varnish', 'varnish-modules'] as const;
const program = '/usr/sbin/varnishd';

/** Whether Varnish is there with its module: the package `varnish` alone has no `xkey`. */
export function isVarnishThere(): boolean {
  const hasModule = () =>
    readdirSync('/usr/lib').some((folder) => existsSync(`/usr/lib/${folder}/varnish/vmods/libvmod_xkey.so`));
  return existsSync(program) && hasModule();
}

/** Debian's Varnish, installed where this user may; null where it is unavailable. */
export async function findVarnish(): Promise<string | null> {
  if (!isVarnishThere() && canInstall()) await installPackages(varnishPackages);
  return isVarnishThere() ? program : null;
}
