import { openDialog } from '@iwan/shared/dom/loading-dialog';
import { pathIn } from '@iwan/shared/domain/format/languages';
import { paths } from '@iwan/shared/paths/paths';
import type { Locator, Page } from '@playwright/test';
import { axeFindingsInBothSchemes } from '../support/checks/axe-findings';
import { sidewaysScroll } from '../support/checks/layout';
import { siteDialogs, wiredPages } from '../support/pages';
import { soundRecords } from '../support/records';
import { expect, test } from '../support/test';

const project = paths.project({ name: 'Harbour Gate', developer: { name: 'Marensand Developments' } });

const inArabic = (path: string) => pathIn('ar-AE', path);
const pages = wiredPages.map(({ path }) => inArabic(path));
const dialogs = siteDialogs.map((name) => inArabic(`/career?dialog=${name}`));

/** A row of parts, a list, a long page of facts, forms, a list of articles and an article: the others are of these kinds. */
const eachKind = ['/', '/filter-property', project, '/contact-us/', '/blog', '/blog-details/1'].map(inArabic);

const checkedPages = [
  { what: 'six kinds of pages', tag: '@ci', addresses: eachKind, within: undefined },
  {
    what: 'all other pages',
    tag: '@deep',
    addresses: pages.filter((path) => !eachKind.includes(path)),
    within: undefined,
  },
  { what: 'dialogs', tag: '@deep', addresses: dialogs, within: openDialog },
] as const;

const hydrated = (page: Page, island: string) =>
  expect(page.locator(`[data-island="${island}"][data-hydrated]`)).toBeAttached();

/** The left and right edge of an element in the window, in whole pixels. */
const edgesOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right) };
  });

/** The carousel of the developers, whose slides are read from the right. */
const carouselOf = (page: Page) => page.locator('[aria-labelledby="developers-title"][aria-roledescription]');

/** The name of the first slide in view: the one at the right edge of the row. */
const firstInView = (page: Page) =>
  carouselOf(page).evaluate((carousel) => {
    const slides = [...carousel.querySelectorAll('[data-slide]')].map((slide) => ({
      right: slide.getBoundingClientRect().right,
      name: slide.querySelector('h3')?.textContent ?? '',
    }));
    const edge = carousel.getBoundingClientRect().right + 8;
    return slides.filter(({ right }) => right <= edge).sort((one, other) => other.right - one.right)[0]?.name;
  });

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width === 390 });

    test('tabs and the carousel of Home run from right to left, by key and by button', async ({ page }) => {
      await page.goto('/ar');
      await hydrated(page, 'premier-listings');
      const tabs = page.locator('#premier').getByRole('tab');
      await tabs.first().focus();
      await page.keyboard.press('ArrowLeft');
      await expect(tabs.nth(1)).toBeFocused();
      expect((await edgesOf(tabs.nth(1))).right).toBeLessThanOrEqual((await edgesOf(tabs.first())).left);
      await page.keyboard.press('ArrowRight');
      await expect(tabs.first()).toBeFocused();

      const carousel = carouselOf(page);
      await carousel.scrollIntoViewIfNeeded();
      // With a mouse, Swiper moves the row, otherwise the browser scrolls it.
      if (width === 1440) await expect(carousel.locator('[data-driver=swiper]')).toBeAttached();
      const names = soundRecords.developers.map((developer) => (developer as { readonly name: string }).name);
      const [first, second] = await carousel.locator('[data-slide] h3').allTextContents();
      expect(names).toContain(first);
      await expect.poll(() => firstInView(page)).toBe(first);
      const buttons = carousel.getByRole('group').getByRole('button');
      const [previous, next] = [buttons.first(), buttons.last()];
      expect((await edgesOf(next)).right, 'the button to the next slide is left of the other').toBeLessThanOrEqual(
        (await edgesOf(previous)).left,
      );
      await next.click();
      await expect.poll(() => firstInView(page)).toBe(second);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => firstInView(page)).toBe(first);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => firstInView(page)).toBe(second);
    });

    test('the sliders of the filter and of the calculator grow to the left', async ({ page }) => {
      await page.goto('/ar/career?dialog=calculator');
      const handles = page.locator(openDialog).getByRole('slider');
      await expect(handles).toHaveCount(3);
      for (const handle of await handles.all()) {
        await handle.focus();
        await page.keyboard.press('End');
        const [last, greatest] = [await handle.getAttribute('aria-valuenow'), await edgesOf(handle)];
        await page.keyboard.press('Home');
        await expect(handle).not.toHaveAttribute('aria-valuenow', String(last));
        expect(greatest.right, 'the greatest value is at the left').toBeLessThan((await edgesOf(handle)).left);
        const least = Number(await handle.getAttribute('aria-valuenow'));
        await page.keyboard.press('ArrowLeft');
        await expect(handle).toHaveAttribute('aria-valuenow', String(least + 1));
        await page.keyboard.press('ArrowRight');
        await expect(handle).toHaveAttribute('aria-valuenow', String(least));
      }
      const tabs = page.locator(openDialog).getByRole('tab');
      await tabs.first().focus();
      await page.keyboard.press('ArrowLeft');
      await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
      expect(await axeFindingsInBothSchemes(page, openDialog), 'the converter').toEqual([]);

      await page.goto('/ar');
      await hydrated(page, 'hero-search');
      await page.getByRole('button', { name: 'البحث المتقدم' }).click();
      const least = page.locator(openDialog).getByRole('slider').first();
      await least.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(least).toHaveAttribute('aria-valuenow', '1');
      const title = page.locator(openDialog).getByRole('heading', { level: 2 }).first();
      const close = page.locator(openDialog).getByRole('button').first();
      expect((await edgesOf(close)).right, 'the button to close is left of the title').toBeLessThan(
        (await edgesOf(title)).left,
      );
      expect(await axeFindingsInBothSchemes(page, openDialog), 'the filter').toEqual([]);
    });

    test('the map stays as it is, with its list and its tools mirrored', async ({ page, backend }) => {
      const apart = soundRecords.projects.map((record, index) => ({
        ...(record as object),
        latitude: 25.06 + index * 0.02,
        longitude: 55.14 + index * 0.02,
      }));
      backend.setRecords({ ...soundRecords, projects: apart });
      const places: number[][] = [];
      for (const path of ['/map/', '/ar/map']) {
        await page.goto(path);
        const map = page.locator('.leaflet-container');
        await page.mouse.move(width / 2, 500);
        await expect(map).toBeVisible();
        const pins = map.locator('.leaflet-marker-pane a');
        await expect(pins.first()).toBeVisible();
        const centre = await edgesOf(map).then(({ left, right }) => (left + right) / 2);
        places.push(
          (await Promise.all((await pins.all()).map(edgesOf)))
            .map(({ left, right }) => Math.round((left + right) / 2 - centre))
            .sort((one, other) => one - other),
        );
        const zoom = await edgesOf(page.locator('section:has(.leaflet-container) button').last());
        if (path === '/ar/map') expect(zoom.right, 'the buttons to zoom').toBeLessThan(centre);
      }
      expect(places[0]?.length).toBeGreaterThan(2);
      expect(places[1]).toEqual(places[0]);
      expect(await axeFindingsInBothSchemes(page), 'the map').toEqual([]);
    });

    for (const { what, tag, addresses, within } of checkedPages) {
      test(`${what} in Arabic have no axe finding, and space letters nowhere`, { tag }, async ({ page, guard }) => {
        test.setTimeout(240_000);
        // The backend of the tests has no openings, which the browser asks for itself where the server was too slow.
        guard.expectConsole(/^status 404: .*\/api\/openings/, /^console error: Failed to load .*\/api\/openings/);
        for (const address of addresses) {
          await page.goto(address);
          await expect(page.locator(`${within ?? 'main'} :is(h1, h2)`).first()).toBeVisible();
          expect(await axeFindingsInBothSchemes(page, within), address).toEqual([]);
          const spaced = await page.evaluate(() =>
            [...document.querySelectorAll('body *')]
              .filter((element) => element.closest('[lang=en], input') === null)
              .filter((element) => !['normal', '0px'].includes(getComputedStyle(element).letterSpacing))
              .map(({ outerHTML }) => outerHTML.slice(0, 80)),
          );
          expect(spaced, address).toEqual([]);
        }
      });
    }

    test('the menu of the header opens by key within the window, and Escape closes it', async ({ page }) => {
      await page.goto('/ar/career');
      // The same menu on a phone holds all links.
      const menu = page.getByRole('banner').locator('details', {
        has: page.locator(width === 390 ? 'summary[aria-label=القائمة]' : 'summary:has-text("انضم إلينا")'),
      });
      const summary = menu.locator('summary');
      await summary.focus();
      await page.keyboard.press('Enter');
      const links = menu.getByRole('link');
      await expect(links.first()).toBeVisible();
      for (const link of await links.all()) {
        const { left, right } = await edgesOf(link);
        expect([left >= 0, right <= width], (await link.textContent()) ?? undefined).toEqual([true, true]);
      }
      await page.keyboard.press('Tab');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(links.first()).toBeHidden();
      await expect(summary).toBeFocused();
    });

    test('the photos of a project are browsed from right to left', async ({ page, backend }) => {
      const gallery = 'media/1.png,media/2.png,media/3.png';
      backend.setRecords({
        projects: (soundRecords.projects as object[]).map((record) => ({ ...record, gallery })),
      });
      await page.goto(`/ar${project}?dialog=photos&at=1`);
      const dialog = page.locator(openDialog);
      const [next, previous] = [
        dialog.getByRole('button', { name: 'التالي' }),
        dialog.getByRole('button', { name: 'السابق' }),
      ];
      expect((await edgesOf(next)).right).toBeLessThanOrEqual((await edgesOf(previous)).left);
      await page.keyboard.press('ArrowLeft');
      await expect(dialog.getByText(/^.?2.? من/)).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByText(/^.?1.? من/)).toBeVisible();
    });
  });
}

test('a row is swiped to the right', async ({ browser, site }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${site}/ar`);
  const carousel = carouselOf(page);
  await carousel.scrollIntoViewIfNeeded();
  const [first, second] = await carousel.locator('[data-slide] h3').allTextContents();
  expect(await firstInView(page)).toBe(first);
  await carousel
    .locator('[data-slide]')
    .first()
    .evaluate((slide) => {
      const row = slide.closest('[data-slide]')?.parentElement?.parentElement;
      row?.scrollBy({ left: -slide.getBoundingClientRect().width });
    });
  await expect.poll(() => firstInView(page)).toBe(second);
  await context.close();
});

const windows = [
  { what: 'a window of 320 px', width: 320, textSize: '100%', tag: '@ci' },
  { what: 'a window of 1440 px zoomed to 200 %', width: 720, textSize: '100%', tag: '@deep' },
  { what: 'a window of 1440 px with text at 200 %', width: 1440, textSize: '200%', tag: '@ci' },
] as const;

for (const { what, width, textSize, tag } of windows) {
  test(`no page in Arabic, nor Home in English, is wider than ${what}`, { tag }, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 640 });
    const wide: string[] = [];
    for (const address of ['/', ...pages, '/ar/compare?project=1&project=2', ...dialogs]) {
      await page.goto(address);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, textSize);
      wide.push(...(await sidewaysScroll(page)).map((fault) => `${address}: ${fault}`));
    }
    expect(wide).toEqual([]);
  });
}
