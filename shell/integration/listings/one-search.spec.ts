import type { Page } from '@playwright/test';
import { axeFindings } from '../support/checks/axe-findings';
import { deepTag } from '../support/deep-tag';
import { soundRecords } from '../support/records';
import { expect, test } from '../support/test';

const home = {
  location: 'Dubai Marina',
  unit: '1BR, 2BR',
  amenities: '1. Pool\r\n2. Gym',
  starting_price: 'AED 1,950,000',
};
const projects = [
  { ...home, name: 'Azure Quay' },
  { ...home, name: 'Harbour Gate', location: 'Dubai Marina, Dubai', starting_price: '1.6 MILLION' },
  { ...home, name: 'Too dear', starting_price: 'AED 2,600,000' },
  { ...home, name: 'Too small', unit: '1BR' },
  { ...home, name: 'Without a gym', amenities: 'Pool' },
  { ...home, name: 'Elsewhere', location: 'Al Furjan' },
  { ...home, name: 'Circle One', location: 'Jumeirah Village Circle' },
  { ...home, name: 'Circle Two', location: 'Jumeirah Village Circle (JVC)' },
].map((project, index) => ({ ...Object(soundRecords.projects?.[index]), ...project, id: index + 1 }));

const wanted = '2 bed below 2m in Dubai Marina with a gym';
const field = (page: Page) => page.getByRole('combobox', { name: 'Locations' });
const panel = (page: Page) => page.getByRole('form', { name: 'Search projects' });
const cards = (page: Page) => page.locator('main').getByRole('article').getByRole('heading', { level: 3 });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('link');

test.beforeEach(({ backend }) => backend.setRecords({ ...soundRecords, projects }));

test('on a phone two touches and a typed line find the two homes that I look for', async ({ browser, site }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(site);
  await field(page).tap();
  await page.keyboard.type(wanted);
  await panel(page)
    .getByRole('option', { name: /2BR, Up to AED 2,000,000, Dubai Marina, Gym$/ })
    .tap();
  await expect(cards(page)).toHaveText(['Azure Quay', 'Harbour Gate']);
  await expect(chips(page)).toHaveText(['2BR', 'Up to AED 2,000,000', 'Dubai Marina', 'Gym']);
  await expect(chips(page).nth(1), 'the chips have a row of their own').toBeInViewport({ ratio: 1 });
  // Each recognised choice can be removed separately.
  await page.getByRole('link', { name: 'Remove Gym' }).tap();
  await expect(cards(page)).toHaveText(['Azure Quay', 'Harbour Gate', 'Without a gym']);
  await context.close();
});

test('by keyboard alone, the same takes four keys beside the text', { tag: '@deep' }, async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(wanted);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/filter-all-property?q=${encodeURIComponent(wanted).replaceAll('%20', '+')}`);
  await expect(cards(page)).toHaveText(['Azure Quay', 'Harbour Gate']);
});

test('arrow keys select a suggested area, in any spelling, within my other choices @ci', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-island="hero-search"][data-hydrated]')).toBeAttached();
  await panel(page).getByRole('combobox', { name: 'Bedrooms' }).selectOption('2 bedrooms');
  for (const spelling of ['jvc', 'circl']) {
    await field(page).fill('');
    await field(page).pressSequentially(spelling);
    await expect(page.getByRole('option', { name: 'Jumeirah Village Circle 2 projects' })).toBeVisible();
  }
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await axeFindings(page)).toEqual([]);
  await panel(page).getByRole('button', { name: 'Find Property' }).click();
  await expect(page).toHaveURL(/\/filter-all-property\?(?=.*location=Jumeirah\+Village\+Circle)(?=.*unit=2BR)/);
  await expect(cards(page)).toHaveText(['Circle One', 'Circle Two']);
});

test('the panel’s own lists find the same', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-island="hero-search"][data-hydrated]')).toBeAttached();
  await field(page).click();
  await panel(page).getByRole('option', { name: 'Dubai Marina 5 projects' }).click();
  await field(page).fill('gym');
  await panel(page).getByRole('combobox', { name: 'Bedrooms' }).selectOption('2 bedrooms');
  await panel(page).getByRole('combobox', { name: 'Price' }).selectOption('Up to AED 2M');
  await panel(page).getByRole('button', { name: 'Find Property' }).click();
  await expect(cards(page)).toHaveText(['Azure Quay', 'Harbour Gate']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ guard }) => guard.expectConsole(/^request failed: .*\.js csp$/));

  for (const width of [390, 1440]) {
    test(`the panel is a form with the same results at ${width} px${deepTag(width === 1440)}`, {
      tag: '@deep',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await field(page).fill('below 2m with a gym in the marina');
      await panel(page).getByRole('combobox', { name: 'Bedrooms' }).selectOption('2 bedrooms');
      await panel(page).getByRole('button', { name: 'Find Property' }).click();
      await expect(cards(page)).toHaveText(['Azure Quay', 'Harbour Gate']);
      await expect(chips(page)).toHaveText(['Up to AED 2,000,000', 'Gym', 'Dubai Marina', '2BR']);
    });
  }
});
