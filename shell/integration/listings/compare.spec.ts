import type { Page } from '@playwright/test';
import { deepTag } from '../support/deep-tag';
import { expect, test } from '../support/test';

const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Add to compare ${name}`, exact: true }).click();
const tray = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true });
const column = (page: Page, name: string) => page.getByRole('columnheader', { name: new RegExp(name) });
const own = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('compareList') ?? '[]').map(({ id }: { id: string }) => id));

test('projects ticked on three screens are kept after a reload, a fourth is refused, and they are shown side by side', async ({
  page,
}) => {
  await page.goto('/');
  await tick(page, 'Harbour Gate');
  await expect(tray(page)).toContainText('Compare up to 3 projects');
  await expect(tray(page).getByRole('button', { name: 'Compare', exact: true })).toBeDisabled();

  await page.goto('/properties/');
  await tick(page, 'Coral Steps');
  await expect(tray(page).getByRole('link', { name: 'Compare', exact: true })).toBeVisible();

  await page.goto('/locations/business-bay');
  await tick(page, 'Ledger House');
  // Not sooner than a person could.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('compareList'))).toContain('Ledger House');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Add to compare Ledger House' })).toBeChecked();
  await tick(page, 'Meridian Yard');
  await expect(page.getByRole('alert')).toHaveText(/You can compare up to 3 projects only\./);
  await expect(page.getByRole('checkbox', { name: 'Add to compare Meridian Yard' })).not.toBeChecked();

  await tray(page).getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/\/compare\?project=1&project=2&project=3$/);
  for (const name of ['Harbour Gate', 'Coral Steps', 'Ledger House']) await expect(column(page, name)).toBeVisible();
});

test('the count in the header opens my own selection', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/properties/');
  await tick(page, 'Harbour Gate');
  await tick(page, 'Coral Steps');
  await page.getByRole('banner').getByRole('link', { name: 'Compare, 2 projects selected' }).click();
  await expect(page).toHaveURL(/\/compare\?project=1&project=2$/);
  await expect(column(page, 'Coral Steps')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save this comparison' })).toBeHidden();
});

test('prices come first, and what does not help to choose is folded', async ({ page }) => {
  await page.goto('/compare?project=1&project=2');
  const heads = page.getByRole('rowheader');
  await expect(heads.first()).toHaveText('Starting price');
  const price = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Starting price' }) });
  await expect(price.getByText('AED 1,200,000')).toBeInViewport();
  await expect(price.getByText('AED 2,200,000')).toBeInViewport();
  // A flat beside a villa: the cheaper one is not marked as the better offer.
  await expect(price).not.toContainText('Lowest');
  const unit = page.getByRole('rowheader', { name: 'Unit types' });
  await expect(unit).toBeHidden();
  await page.getByText(/^The same for all/).click();
  await expect(unit).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`at ${width} px the names of the projects stay visible${deepTag(width === 1440)}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/compare?project=1&project=2&project=3');
    const last = page.getByRole('table', { name: 'Comparison table' }).getByRole('rowheader').last();
    await last.evaluate((row) => row.scrollIntoView({ block: 'start' }));
    await expect(page.getByRole('columnheader', { name: /Coral Steps/ })).toBeInViewport();
    await expect(page.getByText('AED 2,200,000')).not.toBeInViewport();
  });
}

test('a project is removed and another added without leaving the page', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/properties/');
  await tick(page, 'Harbour Gate');
  await tick(page, 'Coral Steps');
  await tray(page).getByRole('link', { name: 'Compare', exact: true }).click();
  await page.getByRole('link', { name: 'Remove Coral Steps' }).click();
  await expect(column(page, 'Coral Steps')).toBeHidden();
  await expect.poll(() => own(page)).toEqual(['1']);
  await page.getByRole('combobox', { name: 'Add a project' }).fill('lant');
  await page.getByRole('option', { name: 'Add Lantern Quay' }).click();
  await expect(column(page, 'Lantern Quay')).toBeVisible();
  await expect(page).toHaveURL(/\/compare\?project=1&project=5$/);
  await expect.poll(() => own(page)).toEqual(['1', '5']);
  await page.goBack();
  await expect(column(page, 'Lantern Quay')).toBeHidden();
});

test('a shared link does not change my own selection until I accept it', async ({ page }) => {
  await page.goto('/properties/');
  await tick(page, 'Harbour Gate');
  await page.goto('/compare?project=2&project=3');
  await expect(column(page, 'Coral Steps')).toBeVisible();
  expect(await own(page)).toEqual(['1']);
  await page.getByRole('button', { name: 'Save this comparison' }).click();
  await expect.poll(() => own(page)).toEqual(['2', '3']);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Compare, 2 projects selected' })).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`at ${width} px three are compared from the results, and the link to them shows the same to somebody else @deep`, async ({
    page,
    browser,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/filter-all-property');
    for (const name of ['Harbour Gate', 'Coral Steps', 'Ledger House']) await tick(page, name);
    await tray(page).getByRole('link', { name: 'Compare', exact: true }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/compare?project=1');
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    const visitor = await browser.newContext({
      baseURL: site,
      viewport: { width, height: 844 },
      serviceWorkers: 'block',
    });
    const other = await visitor.newPage();
    await other.goto(link.pathname + link.search);
    for (const name of ['Harbour Gate', 'Coral Steps', 'Ledger House']) await expect(column(other, name)).toBeVisible();
    await visitor.close();
  });
}

test('an invalid address shows how to begin', { tag: '@deep' }, async ({ page }) => {
  for (const query of ['', '?project=', '?project=nobody', '?project=%3Cscript%3E&q=%00']) {
    await page.goto(`/compare${query}`);
    await expect(page.getByText('Choose at least 2 projects')).toBeVisible();
  }
});

for (const width of [320, 390]) {
  test(`at ${width} px three columns are visible, and neither the table nor the page scrolls sideways @deep`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/compare?project=1&project=2&project=3');
    for (const name of ['Harbour Gate', 'Coral Steps', 'Ledger House']) {
      await expect(column(page, name)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: `Remove ${name}` })).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('projects are removed and searched', async ({ page, guard }) => {
    guard.expectConsole(/^request failed: .*\.js csp$/);
    await page.goto('/compare?project=1&project=2');
    await page.getByRole('link', { name: 'Remove Coral Steps' }).click();
    await expect(page).toHaveURL(/\/compare\?project=1$/);
    await page.getByRole('textbox', { name: 'Add a project' }).fill('ledger');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Add Ledger House' }).click();
    await expect(column(page, 'Ledger House')).toBeVisible();
    await expect(page).toHaveURL(/\/compare\?project=1&project=3$/);
  });
});

test('the heart saves a property, and viewed properties are listed', async ({ page }) => {
  await page.goto('/properties/');
  await page.getByRole('button', { name: 'Save Coral Steps' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Save Coral Steps' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/marensand-developments-properties/harbour-gate/');
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Gate' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed'))).toContain('Harbour Gate');
  await page.getByRole('button', { name: 'Saved, 1 project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved' });
  await expect(dialog.getByRole('link', { name: 'Coral Steps' })).toBeFocused();
  await expect(dialog.getByRole('region', { name: 'Saved projects' })).toContainText('Coral Steps');
  await expect(dialog.getByRole('region', { name: 'Recently viewed' })).toContainText('Harbour Gate');
  await dialog.getByRole('button', { name: 'Remove Coral Steps' }).click();
  await expect(dialog.getByText('No saved projects yet')).toBeVisible();
  await dialog.getByRole('link', { name: 'Harbour Gate' }).click();
  await expect(dialog).toBeHidden();
});
