import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing on a screen of the office is inaccessible, and nothing is wider than the screen. */
export async function expectSoundScreen(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

/** Opens a screen by the menu, which is behind a button on phones. */
export async function openScreen(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const link = page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name, exact: true });
  await expect(menu.or(link).first()).toBeVisible();
  if (!(await link.isVisible())) await menu.click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/**
 * Waits until the site's page contains a text, or no longer contains it. Two seconds are promised, and tested by
 * `server/shared-cache/two-nodes.test.ts`; journeys run beside each other, where a second processor may not be free.
 */
export async function expectOnSite(address: string, text: string, isThere: boolean, timeout = 5000): Promise<void> {
  await expect(async () => {
    const html = await (await fetch(address)).text();
    expect(html.includes(text)).toBe(isThere);
  }).toPass({ timeout, intervals: [100] });
}
