import { type Browser, chromium } from '@playwright/test';
import { browserOptions } from '../integration/support/browser-options';

export function launchBrowser(furtherArguments: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    ...browserOptions(furtherArguments, 'browser'),
    // Visitors have it; Playwright disables it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}
