import type { Page } from '@playwright/test';
import { wiredPages } from '../support/pages';
import { soundRecords } from '../support/records';
import { expect, test } from '../support/test';

/** A phone held sideways, and 1280 × 1024 zoomed to 400 %. */
const windows = [
  { width: 844, height: 390 },
  { width: 320, height: 256 },
] as const;

/** What stays over the page as it is scrolled by half, by the first words of its markup. */
const fixedParts = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { position, top, bottom, visibility, pointerEvents } = getComputedStyle(element);
        const holds = position === 'fixed' || (position === 'sticky' && !(top === 'auto' && bottom === 'auto'));
        const { width, height } = element.getBoundingClientRect();
        return holds && visibility === 'visible' && pointerEvents !== 'none' && width > 1 && height > 3;
      })
      .map((element) => element.outerHTML.slice(0, 80));
  });

test('nothing lies over any kind of page', async ({ page }) => {
  test.setTimeout(120_000);
  const chosen = (soundRecords.projects as object[]).slice(0, 2);
  await page.addInitScript((list) => localStorage.setItem('compareList', JSON.stringify(list)), chosen);
  for (const path of [
    ...wiredPages.map((each) => each.path),
    '/compare?project=1&project=2',
    '/filter-property?unit=2BR',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      expect(await fixedParts(page), `${path} in ${viewport.width} × ${viewport.height}`).toEqual([]);
    }
  }
});

test.describe('a window of 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('keeps its header in sight', async ({ page }) => {
    await page.goto('/properties/');
    expect((await fixedParts(page)).join()).toContain('<header');
  });
});
