import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Ticks a project's checkbox on Home or Properties through its label, which draws the box. */
async function tick(page: Page, name: string): Promise<void> {
  await page.getByRole('checkbox', { name: `Add to compare ${name}` }).click();
}

const countIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Compare/ });
const stored = (page: Page): Promise<{ name: string }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('compareList') ?? 'null'));

test('a project ticked in Premier Listings is counted in the header at once and kept after a reload', async ({
  page,
}) => {
  await page.goto('/');
  await tick(page, 'Harbour Gate');
  await expect(countIn(page)).toHaveAccessibleName('Compare, 1 project selected');
  await tick(page, 'Coral Steps');
  await expect(countIn(page)).toHaveAccessibleName('Compare, 2 projects selected');
  expect((await stored(page)).map(({ name }) => name)).toEqual(['Harbour Gate', 'Coral Steps']);
  await page.reload();
  await expect(countIn(page)).toHaveAccessibleName('Compare, 2 projects selected');
  await expect(page.getByRole('checkbox', { name: 'Add to compare Coral Steps' })).toBeChecked();
  await tick(page, 'Coral Steps');
  await expect(countIn(page)).toHaveAccessibleName('Compare, 1 project selected');
});

test('the basket is kept from page to page @deep', async ({ page }) => {
  await page.goto('/');
  await tick(page, 'Harbour Gate');
  await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exclusive Properties' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' })).toBeChecked();
  await tick(page, 'Lantern Quay');
  const compare = page.getByRole('region', { name: 'Compare' }).getByRole('link', { name: 'Compare' });
  await expect(compare).toHaveAttribute('href', '/compare?project=1&project=5');
});

test('the basket is the same in two tabs', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/properties/');
  await tick(page, 'Harbour Gate');
  await expect(countIn(other)).toHaveAccessibleName('Compare, 1 project selected');
  await tick(other, 'Meridian Yard');
  await expect(countIn(page)).toHaveAccessibleName('Compare, 2 projects selected');
  await tick(other, 'Harbour Gate');
  await expect(countIn(page)).toHaveAccessibleName('Compare, 1 project selected');
  await expect(page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' })).not.toBeChecked();
});

test('a fourth project is refused with a message, and the three are kept', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/');
  for (const name of ['Harbour Gate', 'Coral Steps', 'Ledger House']) await tick(page, name);
  await page.getByRole('region', { name: 'Premier Listings' }).getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('Properties 4 - 6 of 12')).toBeVisible();
  await tick(page, 'Lantern Quay');
  await expect(page.getByRole('alert')).toHaveText(/You can compare up to 3 projects only\./);
  await expect(page.getByRole('checkbox', { name: 'Add to compare Lantern Quay' })).not.toBeChecked();
  await expect(countIn(page)).toHaveAccessibleName('Compare, 3 projects selected');
  expect(await stored(page)).toHaveLength(3);
});

for (const { what, value } of [
  { what: 'not JSON', value: '{"half' },
  { what: 'of another shape', value: '{"projects":[1]}' },
  { what: 'a list of anything', value: '[null,7,{"id":{}},{"id":"1"},"x",{"id":"9","name":"Kept","price":"much"}]' },
  { what: 'hostile', value: '[{"id":"1","name":"<img src=x onerror=alert(1)>","image":"javascript:alert(1)"}]' },
]) {
  test(`a stored basket that is ${what} causes no error @deep`, async ({ page }) => {
    page.on('dialog', () => expect('a script of the storage').toBe('never run'));
    await page.addInitScript((text) => {
      if (!sessionStorage.getItem('seeded')) localStorage.setItem('compareList', text);
      sessionStorage.setItem('seeded', 'yes');
    }, value);
    await page.goto('/');
    await tick(page, 'Ledger House');
    await expect(page.getByRole('checkbox', { name: 'Add to compare Ledger House' })).toBeChecked();
    expect((await stored(page)).map(({ name }) => name)).toContain('Ledger House');
  });
}

test('the comparison works in a browser without storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await tick(page, 'Harbour Gate');
  await expect(countIn(page)).toHaveAccessibleName('Compare, 1 project selected');
});

test('the server’s document never contains a basket, also for the visitor who has one', async ({ page, site }) => {
  await page.goto('/');
  await tick(page, 'Harbour Gate');
  await expect(countIn(page)).toBeVisible();
  const html = await page.evaluate(async () => (await fetch('/', { credentials: 'include' })).text());
  expect(html).toContain('Harbour Gate');
  expect(html).not.toMatch(/project(s)? chosen/);
  expect(html).not.toContain('Remove Harbour Gate');
  expect(html).not.toMatch(/type="checkbox"[^>]*checked/);
  expect(await (await fetch(`${site}/`)).text()).toBe(html);
});
