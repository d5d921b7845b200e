import type { Page } from '@playwright/test';
import { deepTag } from '../support/deep-tag';
import { expect, test } from '../support/test';

const dialog = (page: Page) => page.getByRole('dialog');
const shellHydrated = (page: Page) => expect(page.locator('#root[data-hydrated]')).toBeAttached();

for (const name of ['calculator', 'contact', 'sign-in', 'saved']) {
  test(`?dialog=${name} opens the dialog, but not after it was closed${deepTag(name !== 'calculator')}`, async ({
    page,
    site,
  }) => {
    await page.goto(`/career?dialog=${name}`);
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(`${site}/career?dialog=${name}`);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(`${site}/career`);
    await page.reload();
    await shellHydrated(page);
    await page.waitForTimeout(300);
    await expect(dialog(page)).toBeHidden();
  });
}

test('an opened application is open after a reload, with the typed text, until Back', async ({ page, site }) => {
  await page.goto('/blog');
  await shellHydrated(page);
  await page.goto('/career');
  await page.getByRole('link', { name: 'Apply now: Property Inspector' }).click();
  const apply = page.getByRole('dialog', { name: 'Apply: Property Inspector' });
  await apply.getByLabel('Name', { exact: true }).fill('Noura');
  await expect(page).toHaveURL(`${site}/career?dialog=apply&job=property-inspector`);
  await page.reload();
  await expect(apply.getByLabel('Name', { exact: true })).toHaveValue('Noura');
  await expect(apply.getByLabel('Job')).toHaveValue('Property Inspector');
  await page.goBack();
  await expect(apply).toBeHidden();
  await expect(page).toHaveURL(`${site}/career`);
  await page.goBack();
  await expect(page).toHaveURL(`${site}/blog`);
});

test('a shared address opens the filter and the photos of a page, with the selection from before a reload', {
  tag: '@deep',
}, async ({ page, site }) => {
  await page.goto('/?dialog=filter');
  const filter = page.getByRole('dialog', { name: 'Advanced Filter' });
  await filter.getByRole('checkbox', { name: /^3BR/ }).check();
  await page.reload();
  await expect(filter.getByRole('checkbox', { name: /^3BR/ })).toBeChecked();
  await expect(page).toHaveURL(`${site}/?dialog=filter`);
  await page.keyboard.press('Escape');
  await expect(filter).toBeHidden();
  await expect(page).toHaveURL(`${site}/`);

  const project = '/marensand-developments-properties/harbour-gate/';
  await page.goto(`${project}?dialog=photos&at=2`);
  await expect(page.getByRole('dialog', { name: 'Photos of Harbour Gate' })).toBeVisible();
  await expect(page).toHaveURL(`${site}${project}?dialog=photos&at=2`);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`${site}${project}`);
});
