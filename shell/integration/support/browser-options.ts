import { findBrowser } from '@iwan/tooling/apt-get';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Options of the browser for journeys and the bench: without background activity. */
export function browserOptions(
  furtherArguments: readonly string[] = [],
  preferred: 'headless shell' | 'browser' = 'headless shell',
): LaunchOptions {
  const executablePath = findBrowser(process.env, chromium.executablePath(), preferred);
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...furtherArguments,
    ],
  };
}
