import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sidewaysScroll } from '../support/checks/layout';
import { expect, test } from '../support/parts-page';

/** Rules of axe for a page as a whole, which do not apply to examples beside one another. */
const ofPages = ['heading-order', 'landmark-one-main', 'landmark-unique', 'page-has-heading-one', 'region'];

async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).disableRules(ofPages).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Elements that overflow the frame of their example, and those that truncate their own text. */
function outOfFrame(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-example]')].flatMap((example) => {
      const frame = example.getBoundingClientRect();
      const scrolls = (element: Element) =>
        element !== example && !['visible', 'clip'].includes(getComputedStyle(element).overflowX);
      const within = [...example.querySelectorAll('*')].filter((element) => {
        for (let each = element.parentElement; each && each !== example; each = each.parentElement) {
          if (scrolls(each)) return false;
        }
        return !element.closest('.visually-hidden');
      });
      return within
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return width > 0 && (left < frame.left - 1 || right > frame.right + 1);
        })
        .slice(0, 2)
        .map((element) => `${example.previousElementSibling?.textContent}: ${element.outerHTML.slice(0, 100)}`);
    }),
  );
}

for (const width of [390, 1440]) {
  for (const theme of ['light', 'dark']) {
    for (const direction of ['ltr', 'rtl']) {
      const isRepetition = width !== 390 || theme !== 'dark' || direction !== 'rtl';
      test(`every component passes all checks at ${width} px, ${theme}, ${direction}${isRepetition ? ' @deep' : ' @ci'}`, async ({
        page,
      }, testInfo) => {
        test.setTimeout(180_000);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`?theme=${theme}&direction=${direction}`);
        await expect(page.locator('[data-example]').first()).toBeVisible();
        expect(await page.locator('[data-example]').count()).toBeGreaterThan(100);
        const alone = await page
          .locator('a[data-alone]')
          .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).search));
        for (const address of ['', ...alone]) {
          if (address !== '') await page.goto(address);
          const name = new URLSearchParams(address).get('example') ?? 'all';
          await page.evaluate(() => document.fonts.ready);
          await testInfo.attach(`${name}.png`, {
            body: await page.screenshot({ fullPage: true }),
            contentType: 'image/png',
          });
          expect(await findings(page), name).toEqual([]);
          expect(await sidewaysScroll(page), name).toEqual([]);
          expect(await outOfFrame(page), name).toEqual([]);
        }
      });
    }
  }
}
