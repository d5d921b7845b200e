import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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

/** A program that Debian has. */
interface SystemProgram {
  readonly packages: readonly string[];
  readonly path: string;
  /** Whether its parts of other packages are there. */
  readonly isWhole?: () => boolean;
}

export const nginx: SystemProgram = { packages: ['nginx-light'], path: '/usr/sbin/nginx' };
/** The checker of Prometheus. */
export const promtool: SystemProgram = { packages: ['prometheus'], path: '/usr/bin/promtool' };
/** The cache with its module for purging by keys: the package `varnish` alone has no `xkey`. */
export const varnish: SystemProgram = {
  packages: ['varnish', 'varnish-modules'],
  path: '/usr/sbin/varnishd',
  isWhole: () =>
    readdirSync('/usr/lib').some((folder) => existsSync(`/usr/lib/${folder}/varnish/vmods/libvmod_xkey.so`)),
};

export function isThere({ path, isWhole = () => true }: SystemProgram): boolean {
  return existsSync(path) && isWhole();
}

/** The path of a program, installed where this user may; null where it is unavailable. */
export async function findProgram(program: SystemProgram): Promise<string | null> {
  if (!isThere(program) && canInstall()) await installPackages(program.packages);
  return isThere(program) ? program.path : null;
}

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The headless shell of Chromium: it renders and runs pages as Chromium does, for about half of the processor time. */
const headlessShells = ['chromium-headless-shell'];

/**
 * The browser that pages are tested in: `IWAN_CHROMIUM`, a Chromium or Chrome of the system, or the one that Playwright has
 * downloaded. `null` when there is none. Throws one sentence when `IWAN_CHROMIUM` names no file.
 * @param preferred whether a headless shell is taken before a browser, as the journeys do, or not at all, as the bench does,
 * which measures what visitors have
 */
export function findBrowser(
  environment: Readonly<Record<string, string | undefined>>,
  playwrights: string,
  preferred: 'headless shell' | 'browser' = 'browser',
): string | null {
  const named = environment.IWAN_CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`IWAN_CHROMIUM names "${named}", and there is no such file.`);
    return named;
  }
  const names = preferred === 'headless shell' ? [...headlessShells, ...browsers] : browsers;
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, playwrights].find((file) => existsSync(file)) ?? null;
}
