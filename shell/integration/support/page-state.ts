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

/** Marks the current document of the page; `expectSame` fails if it was reloaded since. */
export async function markDocument(page: Page): Promise<{ expectSame(): Promise<void> }> {
  const mark = Math.random();
  await page.evaluate((value) => Reflect.set(window, 'journeyMark', value), mark);
  return {
    expectSame: async () => {
      expect(await page.evaluate(() => Reflect.get(window, 'journeyMark')), 'the document was reloaded').toBe(mark);
    },
  };
}

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
