import { findBrowser } from '@iwan/tooling/run/find-browser';
import { chromium, type LaunchOptions } from '@playwright/test';

/** The browser of the journeys and of the bench, doing nothing of its own accord. */
export function browserOptions(furtherArguments: readonly string[] = []): LaunchOptions {
  const executablePath = findBrowser(process.env, chromium.executablePath());
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
