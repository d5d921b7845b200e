import type { Page } from '@playwright/test';
import { markDocument } from './page-state';
import { expect } from './test';

/** Checks the mechanisms of a visit: parts from the server, their code, navigation, calls, stores and dialogs. */
export async function smokeVisit(page: Page): Promise<void> {
  await page.goto('/');
  const tab = await markDocument(page);
  for (const part of ['hero-search', 'premier-listings', 'developers-carousel']) {
    await page.locator(`[data-island=${part}]`).scrollIntoViewIfNeeded();
    await expect(page.locator(`[data-island=${part}]`)).toHaveAttribute('data-hydrated', '');
  }
  // Calls the backend from the part.
  const premier = page.locator('[data-island=premier-listings]');
  await premier.getByRole('tab', { name: 'Commercial' }).click();
  await expect(premier.getByRole('tab', { name: 'Commercial' })).toHaveAttribute('aria-selected', 'true');
  // A loader in the browser.
  await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exclusive Properties' })).toBeVisible();
  // A store that the shell shows.
  await page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Compare, 1 project/ })).toBeVisible();
  await page.getByRole('link', { name: 'Harbour Gate', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Gate' })).toBeVisible();
  // A dialog of another remote, with its parameters.
  await page.getByText('Need a mortgage?').click();
  await page.getByRole('link', { name: 'Open calculator' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('960,000');
  await page.keyboard.press('Escape');
  await tab.expectSame();
  await page.goto('/career');
  await expect(page.locator('[data-island=page][data-hydrated]')).toBeAttached();
}
