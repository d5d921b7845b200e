import { paths } from '@iwan/shared/paths/paths';
import type { Locator, Page } from '@playwright/test';
import { endlessProject } from '../support/endless-names';
import { expectFocusSeen, tabTo } from '../support/keyboard';
import { soundRecords } from '../support/records';
import { expect, test } from '../support/test';

const hydrated = (page: Page, island: string) =>
  expect(page.locator(`[data-island="${island}"][data-hydrated]`)).toBeAttached();
const endlessPath = paths.project(endlessProject);

/** Puts projects into the visitor's basket before the first page. */
async function choose(page: Page, ids: readonly number[]): Promise<void> {
  const all: readonly { readonly id: number }[] = [endlessProject, ...(soundRecords.projects as { id: number }[])];
  const chosen = ids.map((id) => all.find((project) => project.id === id));
  await page.addInitScript((list) => localStorage.setItem('compareList', JSON.stringify(list)), chosen);
}

test('the whole journey works by keyboard alone, with a visible focus at every stop @ci', { tag: '@slow' }, async ({
  page,
  backend,
}) => {
  test.setTimeout(120_000);
  const gallery = 'media/1.png,media/2.png,media/3.png,media/4.png,media/5.png';
  backend.setRecords({
    projects: (soundRecords.projects as object[]).map((project) => ({ ...project, gallery })),
  });
  const focused = page.locator(':focus');
  /** A new page gets the focus when it is shown: a keyboard user starts at its top. */
  const arrive = async () => {
    await expect(page.locator('main')).toBeFocused();
    await hydrated(page, 'page');
  };
  await page.goto('/');
  await hydrated(page, 'hero-search');

  const search = page.getByRole('form', { name: 'Search projects' });
  await tabTo(page, search.getByRole('combobox', { name: 'Locations' }));
  await page.keyboard.type('marina');
  await expect(search.getByRole('option', { name: /^Dubai Marina/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, search.locator('summary'));
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  // The names are loaded shortly after the list: continuing earlier would leave it.
  await expect(search.getByRole('checkbox', { name: 'Lantern Quay' })).toBeVisible();
  for (const name of ['Lantern Quay', 'Tidewater']) {
    await tabTo(page, search.getByRole('checkbox', { name }));
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Escape');
  await tabTo(page, search.getByRole('button', { name: 'Find Property' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/filter-all-property\?location=Dubai\+Marina&property=/);
  await arrive();

  for (const name of ['Lantern Quay', 'Tidewater']) {
    await tabTo(page, page.getByRole('checkbox', { name: `Add to compare ${name}` }));
    await page.keyboard.press('Space');
    await expect(focused).toBeChecked();
    await expectFocusSeen(page);
  }
  const bar = page.getByRole('region', { name: 'Compare', exact: true });
  await tabTo(page, bar.getByRole('link', { name: 'Compare', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/compare\?project=5&project=9$/);
  await arrive();

  await tabTo(page, page.getByRole('link', { name: 'Remove Tidewater' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/compare\?project=5$/);
  await expectFocusSeen(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/compare\?project=5&project=9$/);
  await expect(page.getByRole('link', { name: 'Remove Tidewater' })).toBeVisible();

  const quay = page.getByRole('columnheader').getByRole('link', { name: 'Lantern Quay', exact: true });
  await tabTo(page, quay);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern Quay' })).toBeVisible();
  await arrive();

  const photo = page.getByRole('link', { name: 'Open photo 2 of 5' });
  await tabTo(page, photo);
  await page.keyboard.press('Enter');
  const slider = page.getByRole('dialog', { name: 'Photos of Lantern Quay' });
  await expect(slider.getByText('2 / 5')).toBeVisible();
  await tabTo(page, slider.getByRole('button', { name: /next/i }), 12);
  await page.keyboard.press('ArrowRight');
  await expect(slider.getByText('3 / 5')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(slider.getByText('4 / 5')).toBeVisible();
  await tabTo(page, slider.getByRole('button', { name: 'Close' }), 12);
  await page.keyboard.press('Escape');
  await expect(slider).toBeHidden();
  await expect(photo).toBeFocused();
  await expectFocusSeen(page);

  await tabTo(page, page.locator('#enquiry-name'));
  await page.keyboard.type('Noura');
  await tabTo(page, page.locator('#enquiry-phone'));
  await page.keyboard.type('971501234567');
  await tabTo(page, page.locator('#enquiry-email'));
  await page.keyboard.type('noura@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Form submitted successfully! Thank you for your interest.')).toBeVisible();
  await page.goBack();
  await expect(quay).toBeFocused();
  await expectFocusSeen(page);
});

/** 1440 × 900 zoomed to 200 %. */
const zoomed = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 };

test.describe('at 200 % zoom', () => {
  test.use(zoomed);

  test('header and compare bar do not cover the page, and dialogs are readable and can be closed @ci', async ({
    page,
  }) => {
    test.slow();
    await choose(page, [1, 2, 3]);
    await page.goto('/filter-property?price_from=10000&price_to=2000000');
    await hydrated(page, 'page');
    const heights = async () => {
      const header = await page.getByRole('banner').boundingBox();
      const bar = await page.getByRole('region', { name: 'Compare', exact: true }).boundingBox();
      return (header?.height ?? 450) + (bar?.height ?? 450);
    };
    expect(await heights()).toBeLessThan(225);

    await page.getByRole('link', { name: /^Filters/ }).press('Enter');
    const filter = page.getByRole('dialog', { name: 'Advanced Filter' });
    await expect(filter.getByRole('status').getByText(/^\d+ match/)).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const button of [
      filter.getByRole('slider', { name: 'Highest price' }),
      filter.getByRole('button', { name: 'Clear All' }),
      filter.getByRole('button', { name: 'Find Property' }),
      filter.getByRole('button', { name: 'Close' }),
    ]) {
      await button.focus();
      await expect(button).toBeInViewport({ ratio: 0.9 });
      await expectFocusSeen(page);
    }
    await page.keyboard.press('Escape');
    await expect(filter).toBeHidden();
  });

  test('photos and calculator can be used and closed', { tag: '@deep' }, async ({ page, backend }) => {
    test.slow();
    backend.setRecords({ projects: [endlessProject, ...soundRecords.projects] });
    await expect(async () => {
      await page.goto(endlessPath);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(endlessProject.name, { timeout: 500 });
    }).toPass();
    await hydrated(page, 'page');
    await page.getByText('Need a mortgage?').click();
    const dialog = page.getByRole('dialog');
    for (const { open, use } of [
      { open: page.getByRole('link', { name: 'See all photos' }), use: 'Next' },
      { open: page.getByRole('link', { name: 'Open calculator' }), use: 'Close' },
    ]) {
      await open.press('Enter');
      for (const name of [use, 'Close']) {
        const button = dialog.getByRole('button', { name }).first();
        await button.focus();
        await expect(button).toBeInViewport({ ratio: 0.9 });
        await expectFocusSeen(page);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(open).toBeFocused();
    }
  });
});

test.describe('in forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  /** The computed styles of a part that forced colours leave unchanged. */
  const drawn = (target: Locator, part: string) =>
    target.evaluate((element, name) => {
      const { backgroundColor, borderTopWidth, borderTopStyle, color } = getComputedStyle(element, name);
      return { ground: backgroundColor, border: borderTopStyle === 'none' ? '0px' : borderTopWidth, color };
    }, part);

  test('in forced colours a selection and the edge of a dialog are visible', async ({ page }) => {
    await choose(page, [1, 2]);
    await page.goto('/properties/');
    await hydrated(page, 'page');
    const category = page.getByRole('navigation', { name: 'Category' });
    const body = await drawn(page.locator('body'), '');
    const mark = await drawn(category.getByRole('link', { name: 'All', exact: true }), '::after');
    expect(mark.ground).toBe(body.color);
    await expect(page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' })).toHaveCSS('appearance', 'auto');

    await page.goto('/filter-property?unit=2BR&price_from=10000&price_to=2000000');
    await hydrated(page, 'page');
    await page.getByRole('link', { name: /^Filters/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Advanced Filter' });
    expect((await drawn(dialog, '')).border).toBe('2px');
    const label = (name: RegExp) => dialog.locator('label').filter({ hasText: name }).locator('span').first();
    const [chosen, other] = [await drawn(label(/^2BR/), ''), await drawn(label(/^1BR/), '')];
    expect(chosen.ground).not.toBe(other.ground);
    expect(chosen.color).not.toBe(other.color);
    const handle = await drawn(dialog.getByRole('slider', { name: 'Lowest price' }), '::before');
    expect(handle.border).toBe('2px');
  });
});
