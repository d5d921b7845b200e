import { expect, type Page } from '@playwright/test';

/**
 * Scrolls to each island of a page, or touches it, and waits until all of them are hydrated; islands of text never
 * are.
 */
export async function expectHydrated(page: Page): Promise<void> {
  await page.locator('header summary').first().dispatchEvent('pointerover');
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  for (const island of await page.locator('[data-island]:is([data-hydration], [data-hydrated])').all()) {
    await island.scrollIntoViewIfNeeded();
    // Islands that wait for an interaction are touched.
    if ((await island.getAttribute('data-hydration')) === 'interaction') await island.dispatchEvent('pointerover');
    await expect(island).toHaveAttribute('data-hydrated', '');
  }
}
