import type { Page } from '@playwright/test';
import { deepTag } from '../support/deep-tag';
import { expect, test } from '../support/test';

const dialog = (page: Page) => page.getByRole('dialog');
const shellHydrated = (page: Page) => expect(page.locator('#root[data-hydrated]')).toBeAttached();

for (const name of ['calculator', 'contact', 'sign-in', 'saved']) {
  test(`?dialog=${name} opens it, and no more once it was closed${deepTag(name !== 'calculator')}`, async ({
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

test('an application that a press has opened is there after a reload, with what was typed, until Back', async ({
  page,
  site,
}) => {
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

test('the way from the list of problems to a field stays in the dialog', { tag: '@deep' }, async ({ page, site }) => {
  await page.goto('/career?dialog=contact');
  await dialog(page).getByRole('button', { name: 'Send message' }).click();
  await dialog(page).getByRole('alert').getByRole('link', { name: 'Message' }).click();
  await expect(dialog(page).getByLabel('Message')).toBeFocused();
  await expect(page).toHaveURL(`${site}/career?dialog=contact`);
});

test('the filter and the photos of a page are opened by an address that was shared, with what was chosen before a reload', {
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
