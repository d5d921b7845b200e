import type { Page } from '@playwright/test';
import { holdShell } from '../support/faults/browser-faults';
import { expect, test } from '../support/test';

const day = 'rgb(250, 246, 238)';
const night = 'rgb(13, 35, 40)';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function choose(page: Page, colours: string): Promise<void> {
  await page.locator('summary[aria-label^="Currency, units and appearance"]').click();
  await page.getByRole('radio', { name: colours, exact: true }).check();
  await page.keyboard.press('Escape');
}

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });

test('the colour scheme that I choose applies before the first paint, on every page and in every tab', async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site}/career`);
  const other = await context.newPage();
  await other.goto(`${site}/blog`);
  expect(await ground(page)).toBe(day);
  await choose(page, 'Dark');
  expect(await ground(page)).toBe(night);
  await expect.poll(() => ground(other)).toBe(night);

  // Before any file of the shell: the script for it is in the document, before the body.
  const release = await holdShell(context);
  await page.goto(`${site}/map/`, { waitUntil: 'commit' });
  await page.waitForSelector('body');
  expect(await ground(page)).toBe(night);
  const picture = page.locator('main picture img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('dark');
  await expect(page.locator('meta[name="theme-color"][content="#0d2328"]')).toHaveAttribute('media', 'all');
  release();

  await page.emulateMedia({ media: 'print' });
  expect(await ground(page)).toBe(day);
  await page.emulateMedia({ media: 'screen' });

  await page.goto(`${site}/career`);
  await choose(page, 'System');
  expect(await ground(page)).toBe(day);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).toBe(night);
  await choose(page, 'Light');
  expect(await ground(page)).toBe(day);
});
