import type { Page } from '@playwright/test';
import { soundRecords } from '../support/records';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

const hydrated = (page: Page, island: string) =>
  expect(page.locator(`[data-island="${island}"][data-hydrated]`)).toBeAttached();
const shellHydrated = (page: Page) => expect(page.locator('#root[data-hydrated]')).toBeAttached();
const menu = (page: Page) =>
  page
    .getByRole('banner')
    .locator('details')
    .filter({ has: page.getByLabel('Menu') });

const withGallery = (soundRecords.projects as object[]).map((project) => ({
  ...project,
  gallery: 'media/1.png,media/2.png,media/3.png',
}));
const property = '/marensand-developments-properties/harbour-gate/';

/** A previous page, so that Back could lead there. */
async function begin(page: Page, path: string): Promise<void> {
  await page.goto('/career');
  await shellHydrated(page);
  await page.goto(path);
  await shellHydrated(page);
}

test('Back closes the photos and stays on the property, and the next Back leaves it', async ({
  page,
  backend,
  site,
}) => {
  backend.setRecords({ projects: withGallery });
  await begin(page, property);
  await hydrated(page, 'page');
  await page.getByRole('link', { name: 'Open photo 2 of 3' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(site + property);
  await expect(page.getByRole('link', { name: 'Open photo 2 of 3' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(`${site}/career`);
});

test('Back closes the filter, which keeps its selection', async ({ page, site }) => {
  await begin(page, '/filter-property?unit=2BR');
  await hydrated(page, 'page');
  const dialog = page.getByRole('dialog', { name: 'Advanced Filter' });
  const open = () => page.getByRole('link', { name: /^Filters/ }).click();
  await open();
  // The counts come into the choices, which move then.
  await expect(dialog.getByRole('status')).toHaveText(/match/);
  await dialog.getByRole('checkbox', { name: /^Off Plan/ }).check({ force: true });
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${site}/filter-property?unit=2BR`);
  await open();
  await expect(dialog.getByRole('checkbox', { name: /^Off Plan/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Find Property' }).click();
  await expect(page).toHaveURL(`${site}/filter-property?unit=2BR&cat=Off+Plan`);
  await page.goBack();
  await expect(page).toHaveURL(`${site}/filter-property?unit=2BR`);
  await expect(page.getByRole('link', { name: 'Remove Off Plan' })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`${site}/career`);
});

test('Back leads from the message about no match to the filter, and from there to the page', {
  tag: '@deep',
}, async ({ page }) => {
  await begin(page, '/filter-property?unit=2BR');
  await hydrated(page, 'page');
  await page.getByRole('link', { name: /^Filters/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Advanced Filter' });
  await dialog.getByRole('checkbox', { name: /^Commercial/ }).check({ force: true });
  await expect(dialog.getByRole('status')).toHaveText(/^0 match/);
  await dialog.getByRole('button', { name: 'Find Property' }).click();
  const none = page.getByRole('dialog', { name: 'No Properties Available' });
  await expect(none).toBeVisible();
  await page.goBack();
  await expect(none).toBeHidden();
  await expect(dialog.getByRole('checkbox', { name: /^Commercial/ })).toBeChecked();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/filter-property\?unit=2BR$/);
});

test('Back closes the menu, and a page that was opened from it returns with one press', async ({ page, site }) => {
  await begin(page, '/blog');
  await page.getByLabel('Menu').click();
  // Its history entry is added a moment after it has opened.
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBe(1);
  await page.goBack();
  await expect(menu(page)).not.toHaveAttribute('open', '');
  await expect(page).toHaveURL(`${site}/blog`);
  await page.getByLabel('Menu').click();
  await menu(page).getByRole('link', { name: 'Developers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
  await expect(menu(page)).not.toHaveAttribute('open', '');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Dubai property blog' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${site}/career`);
});

test('Back closes the calculator that was opened over the menu', { tag: '@deep' }, async ({ page, site }) => {
  await begin(page, '/blog');
  await page.getByLabel('Menu').click();
  await menu(page).getByRole('link', { name: 'Calculator' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`${site}/blog`);
  await page.goBack();
  await expect(page).toHaveURL(`${site}/career`);
});

test('a dialog closed by its cross needs no press of Back, however often it was opened', async ({ page, site }) => {
  await begin(page, '/filter-property');
  await hydrated(page, 'page');
  for (let time = 0; time < 3; time += 1) {
    await page.getByRole('link', { name: /^Filters/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL(`${site}/career`);
  await page.goForward();
  await expect(page).toHaveURL(`${site}/filter-property`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Personalized Property Showcase' })).toBeVisible();
});

test('Forward after Back stays on the page and opens nothing', { tag: '@deep' }, async ({ page, site }) => {
  await begin(page, '/filter-property');
  await hydrated(page, 'page');
  await page.getByRole('link', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.evaluate(() => history.forward());
  await page.waitForTimeout(300);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`${site}/filter-property`);
  await expect(page.getByText('12 projects')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${site}/career`);
});

test('a reload while the menu is open leaves the page with one press of Back', { tag: '@deep' }, async ({
  page,
  site,
}) => {
  await begin(page, '/filter-property');
  await hydrated(page, 'page');
  await page.getByLabel('Menu').click();
  await expect(menu(page)).toHaveAttribute('open', '');
  await page.reload();
  await hydrated(page, 'page');
  await expect(menu(page)).not.toHaveAttribute('open', '');
  await page.goBack();
  await expect(page).toHaveURL(`${site}/career`);
});

test('an address that the page has changed meanwhile is kept when Back closes a dialog', { tag: '@deep' }, async ({
  page,
  site,
}) => {
  await begin(page, '/properties/');
  await hydrated(page, 'page');
  await page.getByLabel('Menu').click();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: 'Off Plan' }).click();
  await expect(page).toHaveURL(`${site}/properties/?tab=Off+Plan`);
  await page.getByLabel('Menu').click();
  // A moment after it has opened: then its history entry is added.
  await expect(page.locator('main')).toHaveAttribute('inert');
  await page.goBack();
  await expect(menu(page)).not.toHaveAttribute('open', '');
  await expect(page).toHaveURL(`${site}/properties/?tab=Off+Plan`);
  await expect(page.getByRole('article').getByRole('heading', { name: 'Coral Steps' }).first()).toBeVisible();
});
