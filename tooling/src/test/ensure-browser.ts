import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../run/find-browser';

/**
 * Makes sure that there is a browser to test in: the system's Chromium or Chrome, Playwright's own, or, as root on
 * Debian, one that is installed now. Returns a sentence where there is none to be had.
 */
export function ensureBrowser(): string | null {
  if (hasBrowser()) return null;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall) {
    return 'The journeys need a browser: install Chromium or Chrome, or name one in IWAN_CHROMIUM.';
  }
  console.log('Installing Chromium (apt-get) …');
  for (const command of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium'],
  ]) {
    spawnSync('apt-get', command, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return hasBrowser() ? null : 'Chromium could not be installed: see the lines above.';
}

function hasBrowser(): boolean {
  return findBrowser(process.env, chromium.executablePath()) !== null;
}
