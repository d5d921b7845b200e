import type { Browser } from '@playwright/test';

/** The pages whose weight must not grow with the number of projects. */
export const pages = ['/', '/properties/', '/filter-property', '/locations/dubai-marina', '/map/', '/compare'] as const;

export interface Weight {
  /** Bytes over the wire. */
  readonly document: number;
  readonly scripts: number;
}

/** What a page takes over the wire on a phone before anybody touches it. */
export async function measureWeight(browser: Browser, site: string, path: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const kinds = new Map<string, string>();
    const weight = { document: 0, scripts: 0 };
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind === 'Document') weight.document += encodedDataLength;
      if (kind === 'Script') weight.scripts += encodedDataLength;
    });
    await page.goto(site + path, { waitUntil: 'load' });
    await page.waitForTimeout(2000);
    return weight;
  } finally {
    await context.close();
  }
}
