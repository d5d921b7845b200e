import { type Browser, chromium } from '@playwright/test';
import { browserOptions } from '../../integration/support/browser-options';

export function launchBrowser(furtherArguments: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    // The size of a page whose screen is not emulated; the browser's windows are at least 500 px wide.
    ...browserOptions(['--window-size=500,844', '--force-prefers-reduced-motion', ...furtherArguments], 'browser'),
    // Visitors have it; Playwright disables it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}
