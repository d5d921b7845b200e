import type { Page } from '@playwright/test';
import { expectHydrated } from '../support/expect-hydrated';
import { whenFontsAreHere } from '../support/fonts';
import { PageGuard } from '../support/page-guard';
import { wiredPages } from '../support/pages';
import { comparedMarks, contextWithoutScripts, marksOf, movedMarks } from '../support/same-look';
import { expect, test } from '../support/test';

type WiredPage = (typeof wiredPages)[number];

/** One visit of each page serves all that is looked at; so many of them share a browser's files and a test. */
const perTest = 6;
const groups = Array.from({ length: Math.ceil(wiredPages.length / perTest) }, (_, index) =>
  wiredPages.slice(index * perTest, (index + 1) * perTest),
);

async function expectContent(page: Page, { path, heading }: WiredPage): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
  await expect(page.getByRole('contentinfo'), path).toContainText('Iwan Real Estate');
  await expect(page.locator('main'), path).not.toContainText('Loading');
  await expect(page.locator('main'), path).not.toContainText('could not be loaded');
}

for (const group of groups) {
  const names = group.map(({ path }) => path).join(', ');
  test(`without JavaScript there is the same in the same place: ${names}`, async ({
    page,
    browser,
    site,
    guard: guardOfScripted,
  }) => {
    test.setTimeout(180_000);
    // A picture that the browser has from a page before does not count as the use of its preload.
    guardOfScripted.expectConsole(/was preloaded using link preload but not used/);
    const context = await contextWithoutScripts(browser);
    const guard = new PageGuard(context);
    // The document preloads scripts, and a browser that runs none refuses them.
    guard.expectConsole(/^request failed: .*\.js csp$/);
    const plain = await context.newPage();
    // One for each width: in a page that has been of another, pictures and rows keep what they had there.
    const wide = await page.context().newPage();
    const widths = [
      { width: 390, scripted: page },
      { width: 1280, scripted: wide },
    ];
    for (const each of group) {
      const { path } = each;
      await plain.goto(site + path);
      await expectContent(plain, each);
      for (const { width, scripted } of widths) {
        for (const visited of [plain, scripted]) await visited.setViewportSize({ width, height: 900 });
        const without = await comparedMarks(plain);
        expect(without.length, path).toBeGreaterThan(path === '/map/' ? 2 : 10);
        await scripted.goto(path);
        await expectHydrated(scripted);
        await whenFontsAreHere(scripted);
        expect(movedMarks(without, await marksOf(scripted)), `${path} at ${width} px`).toEqual([]);
      }
    }
    guard.expectNoSurprise();
    await context.close();
  });
}
