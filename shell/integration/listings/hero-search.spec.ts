import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const search = (page: Page) => page.getByRole('form', { name: 'Search projects' });
const field = (page: Page) => search(page).getByRole('combobox', { name: 'Locations' });
const marina = (page: Page) => search(page).getByRole('option', { name: /^Dubai Marina/ });
const chip = (page: Page, name: string) => search(page).getByRole('button', { name: `Remove ${name}` });

async function openHome(page: Page) {
  await page.goto('/');
  await expect(page.locator('[data-island="hero-search"][data-hydrated]')).toBeAttached();
  await field(page).click();
}

for (const text of ['mar', 'marina', 'dubai marina']) {
  test(`"${text}" suggests Dubai Marina, and Enter picks it without sending the form`, async ({ page, site }) => {
    await openHome(page);
    await field(page).pressSequentially(text);
    await expect(marina(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(chip(page, 'Dubai Marina')).toBeVisible();
    await expect(page).toHaveURL(`${site}/`);
    await search(page).getByRole('button', { name: 'Find Property' }).click();
    await expect(page).toHaveURL(`${site}/filter-all-property?location=Dubai+Marina`);
  });
}

test('a picked project fills Properties', { tag: '@deep' }, async ({ page, site }) => {
  await openHome(page);
  await field(page).pressSequentially('tidew');
  await search(page)
    .getByRole('option', { name: /^Tidewater/ })
    .click();
  await expect(search(page).locator('summary')).toHaveText('PropertiesTidewater');
  await search(page).getByRole('button', { name: 'Find Property' }).click();
  await expect(page).toHaveURL(`${site}/filter-all-property?location=Dubai+Marina&property=Tidewater`);
});

test('Find Property searches for what I typed and did not pick', { tag: '@deep' }, async ({ page, site }) => {
  await openHome(page);
  await field(page).pressSequentially('sharjah');
  await search(page).getByRole('button', { name: 'Find Property' }).click();
  await expect(page).toHaveURL(`${site}/filter-all-property?q=sharjah`);
});

test('by touch, areas are offered before anything is typed', { tag: '@deep' }, async ({ browser, site }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(site);
  await field(page).tap();
  await expect(page.locator('[data-island="hero-search"][data-hydrated]')).toBeAttached();
  await field(page).tap();
  await search(page)
    .getByRole('option', { name: /^Al Furjan/ })
    .tap();
  await search(page).getByRole('button', { name: 'Find Property' }).tap();
  await expect(page).toHaveURL(`${site}/filter-all-property?location=Al+Furjan`);
  await context.close();
});

test('at 1440 px the six cells are one row, and the list opens above them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHome(page);
  const tops = await search(page)
    .locator('> :not(input, dialog, [hidden])')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)));
  expect(tops).toHaveLength(6);
  expect(new Set(tops).size).toBe(1);
  await field(page).pressSequentially('mar');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list).toBeInViewport({ ratio: 1 });
  const [above, below] = await Promise.all([list.boundingBox(), field(page).boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a location that I typed and sent by Enter is found', { tag: '@deep' }, async ({ page, guard }) => {
    guard.expectConsole(/^request failed: .*\.js csp$/);
    await page.goto('/');
    await field(page).fill('dubai marina');
    await field(page).press('Enter');
    await expect(page.getByRole('link', { name: 'Remove Dubai Marina' })).toBeVisible();
    await expect(page.locator('main h2').first()).toHaveText('3 projects');
  });
});
