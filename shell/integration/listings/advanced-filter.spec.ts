import type { Locator, Page } from '@playwright/test';
import { deepTag } from '../support/deep-tag';
import { expect, test } from '../support/test';

const hydrated = (page: Page, island: string) =>
  expect(page.locator(`[data-island="${island}"][data-hydrated]`)).toBeAttached();
const cards = (page: Page) => page.locator('main').getByRole('article').getByRole('heading', { level: 3 });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('link');
const filter = (page: Page) => page.getByRole('dialog', { name: 'Advanced Filter' });

const locationsOf = (within: Locator) => within.getByRole('group', { name: 'Locations' }).locator('summary');

async function openFilter(page: Page) {
  // By its text: a link on the pages of results, a button of the search form on Home.
  await page
    .locator('main a, main button')
    .filter({ hasText: /^(Advanced Filter|Filters)/ })
    .click();
  await expect(filter(page).getByRole('status')).toHaveText(/^\d+ match/);
  return filter(page);
}

async function chooseLocation(page: Page, name: string) {
  const search = page.getByRole('form', { name: 'Search projects' });
  await search.getByRole('combobox', { name: 'Locations' }).click();
  await search.getByRole('option', { name }).click();
}

test('choices of the search on Home are selected in the Advanced Filter, and can be removed @ci', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await hydrated(page, 'hero-search');
  await chooseLocation(page, 'Palm Jumeirah');
  const dialog = await openFilter(page);
  await expect(locationsOf(dialog)).toHaveText('Palm Jumeirah');
  await dialog.getByRole('checkbox', { name: /above AED 3 million$/ }).check();
  await expect(dialog.getByRole('status')).toHaveText('3 matches');
  await dialog.getByRole('checkbox', { name: /^Residential/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Find Property' }).click();
  await expect(page).toHaveURL(`${site}/filter-property?cat=Residential&location=Palm+Jumeirah&price=any`);
  await expect(chips(page)).toHaveText(['Residential', 'Palm Jumeirah']);
  await expect(cards(page)).toHaveText(['Coral Steps', 'Saffron Terrace', 'Amber Row']);
  await locationsOf(await openFilter(page)).click();
  await filter(page).getByRole('checkbox', { name: 'Palm Jumeirah' }).uncheck({ force: true });
  await filter(page).getByRole('button', { name: 'Find Property' }).click();
  await expect(page).toHaveURL(`${site}/filter-property?cat=Residential&price=any`);
});

test('Clear All in the filter is Clear All on the page', { tag: '@deep' }, async ({ page, site }) => {
  const requested = '/filter-all-property?unit=2BR&location=Dubai+Marina&sort=price-desc';
  await page.goto(requested);
  await hydrated(page, 'page');
  await page.getByRole('link', { name: 'Clear All' }).click();
  await expect(page).toHaveURL(`${site}/filter-all-property?sort=price-desc`);
  // All projects.
  await expect(page.locator('main h2').first()).toHaveText('12 projects');
  await page.goto(requested);
  await hydrated(page, 'page');
  const dialog = await openFilter(page);
  await dialog.getByRole('button', { name: 'Clear All' }).click();
  await dialog.getByRole('button', { name: 'Find Property' }).click();
  await expect(page).toHaveURL(`${site}/filter-all-property?sort=price-desc`);
  await expect(page.locator('main h2').first()).toHaveText('12 projects');
  await expect(page.getByRole('link', { name: 'Filters', exact: true })).toBeVisible();
});

for (const path of ['/locations/palm-jumeirah', '/palm-jumeirah']) {
  test(`the filter of ${path} stays within that list, also after Clear All${deepTag(!path.startsWith('/locations'))}`, async ({
    page,
    site,
  }) => {
    await page.goto(path);
    await hydrated(page, 'page');
    let dialog = await openFilter(page);
    await dialog.getByRole('checkbox', { name: /^Off Plan/ }).check({ force: true });
    await dialog.getByRole('button', { name: 'Find Property' }).click();
    await expect(page).toHaveURL(`${site}${path}?cat=Off+Plan&price=any`);
    await expect(cards(page)).toHaveText(['Coral Steps', 'Saffron Terrace', 'Amber Row']);
    dialog = await openFilter(page);
    await dialog.getByRole('button', { name: 'Clear All' }).click();
    await expect(dialog.getByRole('status')).toHaveText('3 matches');
    await dialog.getByRole('button', { name: 'Find Property' }).click();
    await expect(page).toHaveURL(`${site}${path}`);
    await expect(cards(page)).toHaveText(['Coral Steps', 'Saffron Terrace', 'Amber Row']);
  });
}

test('a budget is accepted in common spellings, and an invalid amount shows a message and is kept', {
  tag: '@deep',
}, async ({ page, site }) => {
  await page.goto('/filter-property');
  await hydrated(page, 'page');
  const dialog = await openFilter(page);
  await dialog.getByText('More', { exact: true }).click();
  const [lowest, highest] = [dialog.getByLabel('Min. price (AED)'), dialog.getByLabel('Max. price (AED)')];
  await expect(dialog.getByRole('checkbox', { name: /above AED 3 million$/ })).toBeChecked();
  for (const [text, shown] of [
    ['2m', '2,000,000'],
    ['1.5 MILLION', '1,500,000'],
    ['AED 1,200,000', '1,200,000'],
    ['٢٬٥٠٠٬٠٠٠', '2,500,000'],
  ] as const) {
    await highest.fill(text);
    await page.keyboard.press('Tab');
    await expect(highest).toHaveValue(shown);
  }
  await expect(dialog.getByRole('checkbox', { name: /above AED 3 million$/ })).not.toBeChecked();
  await lowest.fill('a million or so');
  await page.keyboard.press('Tab');
  await expect(lowest).toHaveValue('a million or so');
  await expect(lowest).toHaveAttribute('aria-invalid', 'true');
  await expect(lowest).toHaveAccessibleDescription(/^Enter an amount/);
  await dialog.getByRole('button', { name: 'Find Property' }).click();
  await expect(lowest).toBeFocused();
  await lowest.fill('500k');
  await dialog.getByRole('button', { name: 'Find Property' }).click();
  await expect(page).toHaveURL(`${site}/filter-property?price_from=500000&price_to=2500000`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ guard }) => guard.expectConsole(/^request failed: .*\.js csp$/));

  test('the filter has the choices of the search on Home, and accepts a budget in common spellings', {
    tag: '@deep',
  }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Locations' }).fill('Palm Jumeirah');
    await page.getByText('Advanced Filter').click();
    const form = page.getByRole('form', { name: 'Advanced Filter' });
    await expect(locationsOf(form)).toHaveText('Palm Jumeirah');
    await form.getByLabel('Max. price (AED)').fill('a lot');
    await form.getByRole('button', { name: 'Find Property' }).click();
    await expect(form.getByLabel('Max. price (AED)')).toHaveValue('a lot');
    await expect(form.getByLabel('Max. price (AED)')).toHaveAccessibleDescription(/^Enter an amount/);
    await form.getByLabel('Max. price (AED)').fill('2.5 million');
    await form.getByRole('button', { name: 'Find Property' }).click();
    await expect(cards(page)).toHaveText(['Coral Steps']);
  });
});
