import { expect, type Page } from '@playwright/test';

/** Waits until the page uses its own fonts: they are loaded late, together, and the texts are measured again. */
export async function whenFontsAreHere(page: Page): Promise<void> {
  // Each is added separately; the browser stores a flag once all of them are.
  const areHere = () =>
    localStorage.getItem('fontsAreHere') !== null &&
    [...document.fonts].some(({ status }) => status === 'loaded') &&
    [...document.fonts].every(({ status }) => status !== 'loading');
  await expect.poll(() => page.evaluate(areHere)).toBe(true);
  await page.evaluate(() => document.fonts.ready);
}
