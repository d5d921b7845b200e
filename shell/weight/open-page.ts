import type { Browser, CDPSession, Page } from '@playwright/test';
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
