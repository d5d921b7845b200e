import { expect, type Page } from '@playwright/test';

/** Waits until the page is drawn in its own fonts, which come after the first picture: lines may break elsewhere before. */
export async function whenFontsAreHere(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
    .toBe(true);
  await page.evaluate(() => document.fonts.ready);
}
