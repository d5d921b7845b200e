import type { Page } from '@playwright/test';
import { expectHydrated } from './support/expect-hydrated';
import { whenFontsAreHere } from './support/fonts';
import { wiredPages } from './support/pages';
import { type Mark, marksOf, marksWithoutScripts, movedMarks } from './support/same-look';
import { expect, test } from './support/test';

async function marksWithScripts(page: Page, url: string, width: number): Promise<readonly Mark[]> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(url);
  await expectHydrated(page);
  await whenFontsAreHere(page);
  return marksOf(page);
}

for (const { path } of wiredPages) {
  for (const width of [390, 1280]) {
    test(`${path} looks the same without JavaScript at ${width} px`, async ({ page, browser, site }) => {
      const without = await marksWithoutScripts(browser, site + path, width);
      expect(without.length).toBeGreaterThan(path === '/map/' ? 2 : 10);
      expect(movedMarks(without, await marksWithScripts(page, site + path, width))).toEqual([]);
    });
  }
}
