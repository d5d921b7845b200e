import type { Locator, Page } from '@playwright/test';
import { hydrationMark } from '../src/document/start-up/names';

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
export async function untilHydrated(island: Locator): Promise<boolean> {
  const hydrated = island.and(island.page().locator('[data-hydrated]'));
  return hydrated.waitFor({ state: 'attached', timeout: hydratedWithin }).then(
    () => true,
    () => false,
  );
}
