import { rm } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { test as testWithOwnSite } from './support/own-site';
import { wiredPages } from './support/pages';
import { expect, test } from './support/test';

/** What axe finds, in one line each. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

const looks = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 1440 },
] as const;

for (const { path } of wiredPages) {
  test(`${path} is free of what axe can find, narrow and wide, light and dark`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    const islands = page.locator('[data-island]');
    for (const island of await islands.all()) {
      await island.scrollIntoViewIfNeeded();
      await expect(island).toHaveAttribute('data-alive', '');
    }
    for (const { colorScheme, width } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      expect(await findings(page), `${colorScheme} at ${width}`).toEqual([]);
    }
  });
}

for (const { colorScheme, width } of looks) {
  test(`the open menus and the calculator are free of it, ${colorScheme} at ${width}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/career');
    await expect(page.locator('[data-island=page][data-alive]')).toBeAttached();
    const menu = page.locator(width === 390 ? 'summary[aria-label=Menu]' : 'header summary:has-text("Join Us")');
    await menu.click();
    expect(await findings(page), 'with the menu open').toEqual([]);
    await page.keyboard.press('Escape');
    await page.goto('/career?dialog=calculator');
    await page.getByRole('dialog').getByLabel('Loan amount', { exact: true }).fill('900000');
    expect(await findings(page), 'with the calculator open').toEqual([]);
  });
}

for (const { colorScheme, width } of looks) {
  test(`a comparison, the saved list and the open map are free of it, ${colorScheme} at ${width}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/properties/');
    await page.getByRole('button', { name: 'Save Coral Steps' }).click();
    await page.getByRole('button', { name: 'Saved, 1 project' }).click();
    await expect(page.getByRole('dialog', { name: 'Saved' })).toBeVisible();
    expect(await findings(page), 'with the saved list open').toEqual([]);
    await page.goto('/compare?project=1&project=2');
    await page.getByRole('searchbox', { name: 'Add a project' }).fill('lantern');
    await expect(page.getByRole('link', { name: 'Add Lantern Quay' })).toBeVisible();
    expect(await findings(page), 'comparing').toEqual([]);
    await page.goto('/map/?view=25.08,55.14,13');
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await page.getByRole('link', { name: 'Harbour Gate', exact: true }).focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await findings(page), 'with a tooltip on the map').toEqual([]);
  });
}

testWithOwnSite('what stands in for lost parts is free of it as well', async ({ page, ownSite, guard }) => {
  guard.expectConsole(/503/, /^console info: \[iwan\]/);
  await rm(ownSite.store, { recursive: true });
  await ownSite.start();
  for (const path of ['/', '/blog']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Try again' }).first()).toBeVisible();
    expect(await findings(page), path).toEqual([]);
  }
});
