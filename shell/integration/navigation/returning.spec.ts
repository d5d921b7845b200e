import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const hydrated = (page: Page, island: string) =>
  expect(page.locator(`[data-island="${island}"][data-hydrated]`)).toBeAttached();

test('Back restores the page of the list, its scroll position and the focused card', async ({ page }) => {
  await page.goto('/properties/');
  await hydrated(page, 'page');
  const card = page.getByRole('link', { name: 'Tidewater', exact: true }).first();
  await card.scrollIntoViewIfNeeded();
  const before = await scrollOf(page);
  expect(before).toBeGreaterThan(0);
  await card.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tidewater' })).toBeVisible();
  expect(await scrollOf(page)).toBe(0);
  await page.goBack();
  await expect(page.getByText('Properties 1 - 9 of 12')).toBeVisible();
  await expect(card).toBeFocused();
  expect(Math.abs((await scrollOf(page)) - before)).toBeLessThanOrEqual(2);
});

test('Back returns to the tab and the page of Premier Listings', { tag: '@deep' }, async ({ page, site }) => {
  await page.goto('/');
  const premier = page.locator('#premier');
  await premier.scrollIntoViewIfNeeded();
  await hydrated(page, 'premier-listings');
  await premier.getByRole('tab', { name: 'Residential' }).click();
  await expect(premier.getByText('Properties 1 - 3 of 6')).toBeVisible();
  await premier.getByRole('link', { name: 'Next page' }).click();
  await expect(premier.getByText('Properties 4 - 6 of 6')).toBeVisible();
  await expect(page).toHaveURL(`${site}/?tab=Residential&page=2`);
  const last = premier.getByRole('article').last().getByRole('heading').getByRole('link');
  const name = await last.textContent();
  await last.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await page.goBack();
  await expect(premier.getByText('Properties 4 - 6 of 6')).toBeVisible();
  await expect(last).toBeFocused();
  await page.reload();
  await expect(premier.getByRole('tab', { name: 'Residential' })).toHaveAttribute('aria-selected', 'true');
  await expect(premier.getByText('Properties 4 - 6 of 6')).toBeVisible();
});

test('a tab keeps the scroll position, and another page of the list starts at its heading', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/properties/');
  await hydrated(page, 'page');
  await page.evaluate(() => window.scrollTo(0, 60));
  await page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: 'Residential' }).click();
  await expect(page.getByText('Properties 1 - 6 of 6')).toBeVisible();
  expect(await scrollOf(page)).toBe(60);
  await page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: 'All' }).click();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('Properties 10 - 12 of 12')).toBeVisible();
  await expect
    .poll(() =>
      page
        .getByRole('article')
        .first()
        .evaluate((card) => card.getBoundingClientRect().top),
    )
    .toBeLessThan(400);
  expect(await scrollOf(page)).toBeGreaterThan(0);
});
