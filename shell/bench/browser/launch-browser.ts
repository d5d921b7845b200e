import { findBrowser } from '@iwan/tooling/run/find-browser';
import { type Browser, chromium } from '@playwright/test';

/** The browser of the journeys, doing nothing of its own accord. */
export function launchBrowser(furtherArguments: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser(process.env, chromium.executablePath());
  return chromium.launch({
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
  });
}
