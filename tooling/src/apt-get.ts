import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';

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

async function aptGet(args: readonly string[]): Promise<void> {
  const program = spawn('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Only the programs are needed: a system service would take port 80.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  // Rejects where it could not be started.
  await once(program, 'close').catch(() => {});
}

/** Debian's package, and the program that it brings. */
export const nginxPackage = 'nginx-light';
const nginx = '/usr/sbin/nginx';

/** Whether it is installed. */
export function isNginxThere(): boolean {
  return existsSync(nginx);
}

/** Debian's nginx, installed where this user may; null where it is unavailable. */
export async function findNginx(): Promise<string | null> {
  if (!isNginxThere() && canInstall()) await installPackages([nginxPackage]);
  return isNginxThere() ? nginx : null;
}

/** Debian's packages: the cache, and its module for purging by keys. */
export const varnishPackages = ['varnish', 'varnish-modules'] as const;
const varnish = '/usr/sbin/varnishd';

/** Whether Varnish is there with its module: the package `varnish` alone has no `xkey`. */
export function isVarnishThere(): boolean {
  const hasModule = () =>
    readdirSync('/usr/lib').some((folder) => existsSync(`/usr/lib/${folder}/varnish/vmods/libvmod_xkey.so`));
  return existsSync(varnish) && hasModule();
}

/** Debian's Varnish, installed where this user may; null where it is unavailable. */
export async function findVarnish(): Promise<string | null> {
  if (!isVarnishThere() && canInstall()) await installPackages(varnishPackages);
  return isVarnishThere() ? varnish : null;
}

const promtool = '/usr/bin/promtool';

/** The checker of Debian's Prometheus, installed where this user may; null where it is unavailable. */
export async function findPromtool(): Promise<string | null> {
  if (!existsSync(promtool) && canInstall()) await installPackages(['prometheus']);
  return existsSync(promtool) ? promtool : null;
}
