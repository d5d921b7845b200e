import { expect, type Page } from '@playwright/test';

/** Scrolls to each island of a page, so that it is hydrated, and waits until all of them are. */
export async function expectHydrated(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-hydrated', '');
  }
}
