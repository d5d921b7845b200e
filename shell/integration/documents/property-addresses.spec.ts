import { paths } from '@iwan/shared/paths/paths';
import { deepTag } from '../support/deep-tag';
import { developer, names, path, propertyRecords, whole } from '../support/property-records';
import { expect, test } from '../support/test';

test.beforeEach(({ backend }) => backend.setRecords(propertyRecords));

for (const name of names) {
  test(`${name} is found by its address, and by a link from the list${deepTag(name !== 'Quay 7/8')}`, async ({
    page,
    guard,
  }) => {
    // The browser logs the failure of the first call of section 7, which does not work with such a name.
    guard.expectConsole(/404/);
    await page.goto(paths.project({ name, developer }));
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    // A list that no other journey opens: the document server caches the responses of the backend.
    await page.goto('/properties/?tab=Residential');
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(paths.project({ name, developer }));
  });
}

/** Addresses without a page, whose responses are tested without a browser (server/documents.test.ts). */
const gone = ['/cavarin/nowhere/', '/property-details/999'];

test('a broken link redirects to Home after a pause, unless there is an interaction @ci', async ({
  page,
  context,
  guard,
}) => {
  test.setTimeout(60_000);
  guard.expectConsole(/404/);
  const touched = await context.newPage();
  await touched.goto(gone[0] ?? '');
  await expect(touched.locator('[data-island=page][data-hydrated]')).toBeAttached();
  await touched.mouse.wheel(0, 300);
  // Its time is over once the other page, which was opened later, has been redirected.
  await page.goto(gone[1] ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Property not found' })).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/', { timeout: 15_000 });
  await expect(page).toHaveTitle('Iwan Real Estate');

  await expect(touched.getByRole('heading', { level: 1, name: 'Property not found' })).toBeAttached();
  await touched.getByRole('link', { name: 'Go to Home' }).click();
  await expect(touched).toHaveTitle('Iwan Real Estate');
});

test('a link to a missing project redirects to Home, which shows why', { tag: '@deep' }, async ({
  page,
  guard,
  backend,
}) => {
  guard.expectConsole(/404/);
  await page.goto('/properties/');
  await expect(page.getByRole('link', { name: 'Marina Whole', exact: true })).toBeVisible();
  backend.setRecords({ projects: [] });
  await page.getByRole('link', { name: 'Marina Whole', exact: true }).click();
  await expect(page.getByRole('status').getByText('Property not found')).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  await page.goBack();
  await expect(page).toHaveURL(/\/properties\/$/);
});

test('the address with a project’s id redirects to the project’s own address, on the server and in the browser', async ({
  page,
  request,
}) => {
  const response = await request.get('/property-details/50', { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([302, path]);
  await page.goto('/property-details/50');
  await expect(page.getByRole('heading', { level: 1, name: 'Marina Whole' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
});

test('the address of the trending carousel shows the project and names the canonical one', { tag: '@deep' }, async ({
  page,
  site,
}) => {
  await page.goto(paths.trendingProject(whole));
  await expect(page.getByRole('heading', { level: 1, name: 'Marina Whole' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site + path);
});
