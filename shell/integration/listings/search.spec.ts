import type { Page } from '@playwright/test';
import { refuseCalls } from '../support/faults/browser-faults';
import { expect, test } from '../support/test';

const hydrated = (page: Page, island: string) =>
  expect(page.locator(`[data-island="${island}"][data-hydrated]`)).toBeAttached();
const cards = (page: Page) => page.locator('main').getByRole('article').getByRole('heading', { level: 3 });
const found = (page: Page) => page.locator('main').getByRole('heading', { level: 2 }).first();

async function openFilter(page: Page) {
  // A link on the pages of results, a button of the search form on Home.
  const opener = page.getByRole('link', { name: /^Filters/ });
  await opener.or(page.getByRole('button', { name: 'Advanced Filter' })).click();
  const dialog = page.getByRole('dialog', { name: 'Advanced Filter' });
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ match/);
  return dialog;
}

test('the hero search opens the results, a result its project, and Back returns', async ({ page, site }) => {
  await page.goto('/');
  await hydrated(page, 'hero-search');
  const search = page.getByRole('form', { name: 'Search projects' });
  await expect(search.getByRole('button', { name: /Properties/ })).toBeDisabled();
  await search.getByRole('combobox', { name: 'Locations' }).click();
  await search.getByRole('option', { name: 'Dubai Marina 3 projects' }).click();
  await search.getByText('Any project').click();
  await search.getByRole('checkbox', { name: 'Lantern Quay' }).check();
  await search.getByRole('checkbox', { name: 'Tidewater' }).check();
  await search.getByRole('button', { name: 'Find Property' }).click();
  await expect(page).toHaveURL(
    `${site}/filter-all-property?location=Dubai+Marina&property=Lantern+Quay&property=Tidewater`,
  );
  await expect(cards(page)).toHaveText(['Lantern Quay', 'Tidewater']);
  const card = page.getByRole('link', { name: 'Tidewater', exact: true });
  await expect(card).toHaveAttribute('href', '/property-details/9');
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tidewater' })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveText(['Lantern Quay', 'Tidewater']);
});

test('the hero search works by keyboard alone', { tag: '@deep' }, async ({ page, site }) => {
  await page.goto('/');
  await hydrated(page, 'hero-search');
  const search = page.getByRole('form', { name: 'Search projects' });
  await search.getByRole('combobox', { name: 'Locations' }).focus();
  await page.keyboard.type('marina');
  await expect(search.getByRole('option', { name: /^Dubai Marina/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(search.getByRole('combobox', { name: 'Locations' })).toBeFocused();
  await expect(search.getByRole('listbox')).toBeHidden();
  await search.getByRole('button', { name: 'Find Property' }).press('Enter');
  await expect(page).toHaveURL(`${site}/filter-all-property?location=Dubai+Marina`);
  await expect(found(page)).toHaveText('3 projects');
});

test('the Advanced Filter shows counts, opens its results, and shows when nothing matches', async ({ page, site }) => {
  await page.goto('/');
  await hydrated(page, 'hero-search');
  let dialog = await openFilter(page);
  await expect(dialog.getByRole('status')).toHaveText(/^2 match/);
  await dialog.getByRole('checkbox', { name: /^Commercial/ }).check({ force: true });
  await expect(dialog.getByRole('status')).toHaveText(/^0 match/);
  await dialog.getByRole('button', { name: 'Find Property' }).click();
  const none = page.getByRole('dialog', { name: 'No Properties Available' });
  await expect(none).toContainText('No properties are available. Please change the filter criteria.');
  await expect(none.getByRole('button', { name: 'Any price: 3 projects' })).toBeVisible();
  await none.getByText('Close', { exact: true }).click();
  dialog = page.getByRole('dialog', { name: 'Advanced Filter' });
  await dialog.getByRole('checkbox', { name: /^Commercial/ }).uncheck({ force: true });
  await dialog.getByRole('checkbox', { name: /^Off Plan/ }).check({ force: true });
  await expect(dialog.getByRole('status')).toHaveText(/^1 match/);
  await dialog.getByRole('button', { name: 'Find Property' }).click();
  await expect(page).toHaveURL(`${site}/filter-property?cat=Off+Plan`);
  await expect(dialog).toBeHidden();
  await expect(cards(page)).toHaveText(['Coral Steps']);
  await page.reload();
  await expect(cards(page)).toHaveText(['Coral Steps']);
  await hydrated(page, 'page');
  dialog = await openFilter(page);
  await expect(dialog.getByRole('checkbox', { name: /^Off Plan/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Filters (2)' })).toBeFocused();
});

test('the budget is set by slider and by typing, and its handles stay within the limits @deep', async ({
  page,
  site,
}) => {
  await page.goto('/filter-property?price_from=10000&price_to=3000000');
  await hydrated(page, 'page');
  const dialog = await openFilter(page);
  const low = dialog.getByRole('slider', { name: 'Lowest price' });
  await low.focus();
  for (let step = 0; step < 15; step += 1) await page.keyboard.press('ArrowRight');
  await expect(low).toHaveAttribute('aria-valuetext', 'AED 1,510,000');
  await dialog.getByText('More', { exact: true }).click();
  await expect(dialog.getByLabel('Min. price (AED)')).toHaveValue('1,510,000');
  await dialog.getByLabel('Max. price (AED)').fill('2300000');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('status')).toHaveText(/^1 match/);
  await dialog.getByRole('button', { name: 'Find Property' }).click();
  await expect(page).toHaveURL(`${site}/filter-property?price_from=1510000&price_to=2300000`);
  await expect(cards(page)).toHaveText(['Coral Steps']);
});

test('projects hidden by the budget can be shown, and chips remove their criterion @deep', async ({ page, site }) => {
  await page.goto('/filter-property?unit=2BR&type=Trending');
  await hydrated(page, 'page');
  await expect(found(page)).toHaveText('1 project');
  await expect(page.getByText('5 more outside your budget.')).toBeVisible();
  await page.getByRole('link', { name: 'Show them' }).click();
  await expect(found(page)).toHaveText('6 projects');
  await page.getByRole('link', { name: 'Remove Trending' }).press('Enter');
  await expect(page).toHaveURL(`${site}/filter-property?unit=2BR&price=any`);
  await expect(found(page)).toHaveText('12 projects');
  await expect(page.getByRole('link', { name: 'Remove 2BR' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/filter-property`);
  await expect(page.getByRole('link', { name: 'Filters', exact: true })).toBeFocused();
});

test('order and page stay in the address, by mouse and by keyboard', async ({ page, site }) => {
  await page.goto('/filter-all-property');
  await hydrated(page, 'page');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price, high to low');
  await expect(page).toHaveURL(`${site}/filter-all-property?sort=price-desc`);
  await expect(cards(page).first()).toHaveText('Orchard Walk');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${site}/filter-all-property?sort=price-desc&page=2`);
  await expect(page.getByText('Properties 10 - 12 of 12')).toBeVisible();
  await expect(cards(page)).toHaveText(['Ledger House', 'Coral Steps', 'Harbour Gate']);
  await page.reload();
  await expect(cards(page)).toHaveText(['Ledger House', 'Coral Steps', 'Harbour Gate']);
  await page.getByRole('link', { name: 'Previous page' }).press('Enter');
  await expect(page.getByText('Properties 1 - 9 of 12')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Properties 10 - 12 of 12')).toBeVisible();
});

test('the filtered list of an area stays within the area', async ({ page, site }) => {
  await page.goto('/locations/dubai-marina');
  await hydrated(page, 'page');
  await expect(cards(page)).toHaveText(['Harbour Gate', 'Lantern Quay', 'Tidewater']);
  const dialog = await openFilter(page);
  await dialog.getByRole('combobox', { name: /Developer$/ }).selectOption('Ostrava Homes');
  await expect(dialog.getByRole('status')).toHaveText(/^1 match/);
  await dialog.getByRole('button', { name: 'Find Property' }).click();
  await expect(page).toHaveURL(`${site}/locations/dubai-marina?developer=Ostrava+Homes&price=any`);
  await expect(cards(page)).toHaveText(['Tidewater']);
});

test('an unknown slug is the empty listing with status 404', { tag: '@deep' }, async ({ page, guard }) => {
  guard.expectConsole(/404/);
  const response = await page.goto('/no-such-listing');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('No properties available')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: 'View all projects' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exclusive Properties' })).toBeVisible();
});

test('a list that fails keeps the filters and loads on a retry @deep', async ({ page, guard }) => {
  guard.expectConsole(/50[0-9]/, /^console info: \[iwan\]/);
  await page.goto('/filter-property?unit=2BR');
  await hydrated(page, 'page');
  const stopRefusing = await refuseCalls(page, 500);
  await page.getByRole('link', { name: 'Show them' }).click();
  await expect(page.getByRole('alert')).toContainText('Error: Network response was not ok');
  await expect(page.getByRole('link', { name: 'Remove 2BR' })).toBeVisible();
  await stopRefusing();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(found(page)).toHaveText('12 projects');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ guard }) => guard.expectConsole(/^request failed: .*\.js csp$/));

  test('filters are a form of the page, the order too, and chips are links', async ({ page, site }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Advanced Filter' }).click();
    const form = page.getByRole('form', { name: 'Advanced Filter' });
    await form.getByRole('checkbox', { name: 'Residential' }).check({ force: true });
    await form.getByRole('checkbox', { name: 'Any price, including price on request' }).check();
    await form.getByRole('button', { name: 'Find Property' }).click();
    await expect(found(page)).toHaveText('6 projects');
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price, high to low');
    await page.getByRole('button', { name: 'Go' }).click();
    await expect(cards(page).first()).toHaveText('Amber Row');
    await page.getByRole('link', { name: 'Remove Residential' }).click();
    await expect(page).toHaveURL(`${site}/filter-property?sort=price-desc`);
    await expect(found(page)).toHaveText('12 projects');
  });

  test('the hero search finds by location', async ({ page }) => {
    await page.goto('/');
    const search = page.getByRole('form', { name: 'Search projects' });
    await search.getByRole('combobox', { name: 'Locations' }).fill('palm jumeirah');
    await search.getByRole('button', { name: 'Find Property' }).click();
    await expect(cards(page)).toHaveText(['Coral Steps', 'Saffron Terrace', 'Amber Row']);
  });
});
