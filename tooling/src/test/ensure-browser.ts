import { chromium } from '@playwright/test';
import { canInstall, installPackages } from '../apt-get';
import { findBrowser } from '../run/find-browser';

/**
 * Installs the browsers of the tests: a headless shell for most journeys, which takes half of the processor time, and Chromium
 * for those that need a visitor's browser. As root on Debian, missing ones are installed now; elsewhere one browser is used for
 * both. Returns a message where none is available.
 */
export async function ensureBrowser(): Promise<string | null> {
  const wanted = missingBrowsers();
  if (wanted.length > 0 && canInstall()) await installPackages(wanted);
  if (findBrowser(process.env, chromium.executablePath(), 'browser') !== null) return null;
  return 'The journeys need a browser: install Chromium or Chrome, or name one in IWAN_CHROMIUM.';
}

/** Debian's packages of the missing browsers. */
export function missingBrowsers(): readonly string[] {
  if (process.env.IWAN_CHROMIUM) return [];
  const shell = findBrowser(process.env, chromium.executablePath(), 'headless shell');
  const browser = findBrowser(process.env, chromium.executablePath(), 'browser');
  return [
    ...(shell?.includes('headless-shell') ? [] : ['chromium-headless-shell']),
    ...(browser === null ? ['chromium'] : []),
  ];
}
