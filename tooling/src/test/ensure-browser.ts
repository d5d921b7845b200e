import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../run/find-browser';

/** Debian's packages, the one that takes the least processor time first; older releases of Debian have no headless shell. */
const packages = ['chromium-headless-shell', 'chromium'];

/**
 * Makes sure that there is a browser to test in: what is installed already, or, as root on Debian, a headless shell or
 * Chromium that is installed now. Returns a sentence where there is none to be had.
 */
export function ensureBrowser(): string | null {
  const found = findJourneysBrowser();
  const isHeadlessShell = found?.includes('headless-shell') ?? false;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (process.env.IWAN_CHROMIUM || isHeadlessShell || !canInstall) {
    return found === null
      ? 'The journeys need a browser: install Chromium or Chrome, or name one in IWAN_CHROMIUM.'
      : null;
  }
  aptGet(['update', '-qq']);
  for (const name of packages) {
    if (found !== null && name === 'chromium') break;
    console.log(`Installing ${name} (apt-get) …`);
    if (aptGet(['install', '-y', '-qq', '--no-install-recommends', name])) break;
  }
  return findJourneysBrowser() === null ? 'Chromium could not be installed: see the lines above.' : null;
}

function findJourneysBrowser(): string | null {
  return findBrowser(process.env, chromium.executablePath(), 'headless shell');
}

/** Waits for another installation that runs; returns whether it went well. */
function aptGet(words: readonly string[]): boolean {
  const { status } = spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
