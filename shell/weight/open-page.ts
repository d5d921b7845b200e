import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { browserOptions } from '../integration/support/browser-options';
import { hydrationMark } from '../src/document/start-up/names';
import type { Profile } from './profiles';

export interface OpenedPage {
  readonly page: Page;
  readonly session: CDPSession;
}

interface Options {
  /** Without the service worker: what passes through it has no size. */
  readonly hasWorker?: boolean;
  /** Without the emulated screen: the page is as wide as the browser's window. */
  readonly isScreenEmulated?: boolean;
}

/** Passes `use` an empty page in a new context: its cache is cold, with the network and processor of the profile. */
export async function withPage<Result>(
  browser: Browser,
  { viewport, deviceScaleFactor, isPhone, network, processorSlowdown }: Profile,
  use: (opened: OpenedPage) => Promise<Result>,
  { hasWorker = true, isScreenEmulated = true }: Options = {},
): Promise<Result> {
  // Animations would be measured at another moment each time.
  const screen = {
    viewport,
    deviceScaleFactor,
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
  } as const;
  const context = await browser.newContext({
    ...(isScreenEmulated ? screen : { viewport: null, reducedMotion: null }),
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (network) {
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latencyMilliseconds,
        downloadThroughput: bytesPerSecond(network.downMegabits),
        uploadThroughput: bytesPerSecond(network.upMegabits),
      });
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    return await use({ page, session });
  } finally {
    await context.close();
  }
}

const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

export function launchBrowser(furtherArguments: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    ...browserOptions(furtherArguments, 'browser'),
    // Visitors have it; Playwright disables it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/** The timeout of hydrating an island, in milliseconds. */
const hydratedWithin = 4000;
/** A page without requests for this long has loaded everything, in milliseconds. */
const quietFor = 700;

/**
 * Touches every island of a page that can be hydrated, as a passing pointer does, and waits for its code before the next: some
 * are hydrated only while they are visible.
 */
export async function wakeIslands(page: Page): Promise<void> {
  for (const island of await page.locator(`[data-island][${hydrationMark}]`).all()) {
    await island.scrollIntoViewIfNeeded();
    await island.dispatchEvent('pointerover');
    await untilHydrated(island);
  }
  await untilQuiet(page);
}

/** A hydrated part may load more, such as the map. The browser's own `networkidle` is long past. */
async function untilQuiet(page: Page): Promise<void> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = -1;
  for (let now = await fetched(); now !== before; now = await fetched()) {
    before = now;
    await page.waitForTimeout(quietFor);
  }
}

/** Whether an island is hydrated on demand. */
async function untilHydrated(island: Locator): Promise<boolean> {
  const hydrated = island.and(island.page().locator('[data-hydrated]'));
  return hydrated.waitFor({ state: 'attached', timeout: hydratedWithin }).then(
    () => true,
    () => false,
  );
}
