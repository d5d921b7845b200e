import type { Locator, Page } from '@playwright/test';
import { hydrationMark } from '../../src/document/start-up/names';

/** How long an island may take until it is hydrated, in milliseconds. */
const hydratedWithin = 4000;
/** A page that has fetched nothing for so long has what it needs, in milliseconds. */
const quietFor = 700;

/**
 * Touches every island of a page that can come to life, as a passing pointer does, and waits for its code before the next:
 * some come to life only while they are in sight.
 */
export async function wakeIslands(page: Page): Promise<void> {
  for (const island of await page.locator(`[data-island][${hydrationMark}]`).all()) {
    await island.scrollIntoViewIfNeeded();
    await island.dispatchEvent('pointerover');
    await untilHydrated(island);
  }
  await untilQuiet(page);
}

/** What lives may ask for more: the map for what moves it. The browser's own `networkidle` has been long ago. */
async function untilQuiet(page: Page): Promise<void> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = -1;
  for (let now = await fetched(); now !== before; now = await fetched()) {
    before = now;
    await page.waitForTimeout(quietFor);
  }
}

/** Whether an island gets its code, while somebody waits for it. */
export async function untilHydrated(island: Locator): Promise<boolean> {
  const hydrated = island.and(island.page().locator('[data-hydrated]'));
  return hydrated.waitFor({ state: 'attached', timeout: hydratedWithin }).then(
    () => true,
    () => false,
  );
}
