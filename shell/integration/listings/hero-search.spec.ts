import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const search = (page: Page) => page.getByRole('form', { name: 'Find a property' });
const field = (page: Page) => search(page).getByRole('searchbox', { name: 'Find a location' });
const marina = (page: Page) => search(page).getByRole('checkbox', { name: /^Dubai Marina/ });

async function openLocations(page: Page) {
  await page.goto('/');
  await expect(page.locator('[data-island="hero-search"][data-hydrated]')).toBeAttached();
  await search(page).getByText('Any location').click();
  // The cursor is placed in the next task: nobody types before that.
  await expect(field(page)).toBeFocused();
}

test('Enter selects the location that I typed in part and focused, and does not send the form', async ({
  page,
  site,
}) => {
  await openLocations(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('mar');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(marina(page)).toBeChecked();
  await expect(page).toHaveURL(`${site}/`);
  await search(page).getByRole('button', { name: 'Find Property' }).click();
  await expect(page).toHaveURL(`${site}/filter-all-property?location=Dubai+Marina`);
});

test('Enter selects the only location that matches the typed text @deep', async ({ page, site }) => {
  await openLocations(page);
  await page.keyboard.type('mar');
  await page.keyboard.press('Enter');
  await expect(marina(page)).toBeChecked();
  await expect(page).toHaveURL(`${site}/`);
});

test('Find Property uses a location that I typed but did not tick', { tag: '@deep' }, async ({ page, site }) => {
  await openLocations(page);
  await page.keyboard.type('mar');
  await search(page).getByRole('button', { name: 'Find Property' }).click();
  await expect(page).toHaveURL(`${site}/filter-all-property?location=Dubai+Marina`);
  await expect(page.getByRole('link', { name: 'Remove Dubai Marina' })).toBeVisible();
});

test('Find Property shows a message for an unknown location, and keeps the typed text @deep', async ({
  page,
  site,
}) => {
  await openLocations(page);
  await page.keyboard.type('sharjah');
  await search(page).getByRole('button', { name: 'Find Property' }).click();
  await expect(field(page)).toHaveValue('sharjah');
  await expect(field(page)).toHaveAccessibleDescription(/^Nothing is called “sharjah”/);
  await expect(page).toHaveURL(`${site}/`);
});

test('by touch, the typed text is used as well', { tag: '@deep' }, async ({ browser, site }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(site);
  await search(page).getByText('Any location').tap();
  await expect(page.locator('[data-island="hero-search"][data-hydrated]')).toBeAttached();
  await field(page).tap();
  await page.keyboard.type('furjan');
  await search(page)
    .getByText(/^Al Furjan/)
    .first()
    .tap();
  await search(page).getByRole('button', { name: 'Done' }).tap();
  await search(page).getByRole('button', { name: 'Find Property' }).tap();
  await expect(page).toHaveURL(`${site}/filter-all-property?location=Al+Furjan`);
  await context.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a location that I typed and sent by Enter is found', { tag: '@deep' }, async ({ page, guard }) => {
    guard.expectConsole(/^request failed: .*\.js csp$/);
    await page.goto('/');
    await search(page).getByText('Any location').click();
    await field(page).fill('mar');
    await field(page).press('Enter');
    await expect(page.getByRole('link', { name: 'Remove Dubai Marina' })).toBeVisible();
    await expect(page.locator('main h2').first()).toHaveText('3 projects');
  });
});
