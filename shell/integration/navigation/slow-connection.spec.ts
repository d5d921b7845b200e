import type { Page } from '@playwright/test';
import { markDocument } from '../support/page-state';
import { expect, setRoundTrip, test } from '../support/test';

const card = (page: Page) => page.getByRole('link', { name: 'Harbour Gate', exact: true }).first();
const project = (page: Page) => page.getByRole('heading', { level: 1, name: 'Harbour Gate' });

test('on a slow connection a link to another path leads to a document', async ({ page, context }) => {
  await setRoundTrip(context, 150);
  await page.goto('/properties/');
  await page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' }).check();
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  const list = await markDocument(page);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('Properties 10 - 12 of 12')).toBeVisible();
  await list.expectSame();
  await page.goBack();
  await card(page).click();
  await expect(project(page)).toBeVisible();
  await expect(list.expectSame()).rejects.toThrow('the document was reloaded');
  // The choices of the visitor are stored between the documents.
  await expect(page.getByRole('banner').getByRole('link', { name: /^Compare, 1 project/ })).toBeVisible();
});
