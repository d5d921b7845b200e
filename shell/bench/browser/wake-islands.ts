import type { Locator, Page } from '@playwright/test';

/** How long an island may take until it is hydrated, in milliseconds. What needs no code never is. */
const hydratedWithin = 4000;
/** A page that has fetched nothing for so long has what it needs, in milliseconds. */
const quietFor = 700;

/** Touches every island of a page as a passing pointer does, and waits for their code. */
export async function wakeIslands(page: Page): Promise<void> {
  const islands = await page.locator('[data-island]').all();
  for (const island of islands) {
    await island.scrollIntoViewIfNeeded();
    await island.dispatchEvent('pointerover');
  }
  await Promise.all(islands.map((island) => untilHydrated(island)));
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
