import { chromium } from '@playwright/test';
import { findBrowser } from '../run/find-browser';
import { canInstall, installPackages } from './apt-get';

/**
 * Makes sure that there are browsers to test in: a headless shell for most journeys, which takes half of the processor time,
 * and Chromium for those that ask what visitors have. As root on Debian, what is missing is installed now; elsewhere one
 * browser does for both. Returns a sentence where there is none to be had.
 */
export async function ensureBrowser(): Promise<string | null> {
  const wanted = missingBrowsers();
  if (wanted.length > 0 && canInstall()) await installPackages(wanted);
  if (findBrowser(process.env, chromium.executablePath(), 'browser') !== null) return null;
  return 'The journeys need a browser: install Chromium or Chrome, or name one in IWAN_CHROMIUM.';
}

/** Debian's packages of the browsers that are not there. */
export function missingBrowsers(): readonly string[] {
  if (process.env.IWAN_CHROMIUM) return [];
  const shell = findBrowser(process.env, chromium.executablePath(), 'headless shell');
  const browser = findBrowser(process.env, chromium.executablePath(), 'browser');
  return [
    ...(shell?.includes('headless-shell') ? [] : ['chromium-headless-shell']),
    ...(browser === null ? ['chromium'] : []),
  ];
}
