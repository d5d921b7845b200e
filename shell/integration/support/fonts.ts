import { expect, type Page } from '@playwright/test';

/** Waits until the page stands in its own fonts: they come late, together, and what they show is measured anew. */
export async function whenFontsAreHere(page: Page): Promise<void> {
  // Each is added by itself; the browser remembers them once the last of them is.
  const areHere = () =>
    localStorage.getItem('fontsAreHere') !== null &&
    [...document.fonts].some(({ status }) => status === 'loaded') &&
    [...document.fonts].every(({ status }) => status !== 'loading');
  await expect.poll(() => page.evaluate(areHere)).toBe(true);
  await page.evaluate(() => document.fonts.ready);
}
