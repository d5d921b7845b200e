import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { enterAsAdministrator } from '../support/enter-office';
import { expectSoundScreen, openScreen } from '../support/office-screen';
import { expect, test } from '../support/processes/own-backend';

// All tests share one site with one database.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** A photo from a camera: a light corner on the top left, and the rest dark. */
async function photo(): Promise<{ readonly name: string; readonly mimeType: string; readonly buffer: Buffer }> {
  const corner = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#e8d9b5' } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: 3200, height: 2000, channels: 3, background: '#16324f' } })
    .composite([{ input: corner, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  return { name: 'tower.jpg', mimeType: 'image/jpeg', buffer };
}

/** Presses an element at a part of its width and height. */
async function pressAt(page: Page, name: string | RegExp, x: number, y: number): Promise<void> {
  const target = page.getByRole('button', { name }).or(page.getByRole('group', { name }));
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${name} is not to be seen`);
  await target.click({ position: { x: box.width * x, y: box.height * y } });
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px @ci`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a project comes from nothing to the site by what the screens say, with its place, picture and permit', async ({
      page,
      guard,
      newSite,
    }) => {
      await enterAsAdministrator({ page, guard, newSite });
      const start = Date.now();
      const name = `Harbour Journey ${width}`;
      await openScreen(page, 'Projects');
      await page.getByRole('link', { name: 'New project' }).click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
      await page.getByRole('combobox', { name: 'Developer' }).selectOption({ index: 2 });
      await page.getByRole('combobox', { name: 'Add…: Agents' }).selectOption({ index: 1 });
      await page.getByLabel('Starting price, AED').fill('1750000');
      await page.getByRole('button', { name: 'Add to units' }).click();
      await page.getByRole('combobox', { name: 'Type', exact: true }).last().fill('2BR');
      await page.getByRole('textbox', { name: 'Price, AED', exact: true }).fill('1,750,000');
      await page.getByLabel('Permit number').fill('7123456789');
      await page.getByLabel('Permit check link').fill('https://dubailand.gov.ae/verify');

      await expect(page.getByText('No location set.')).toBeVisible();
      await pressAt(page, 'Location on map', 0.5, 0.4);
      await expect(page.getByText(/^Position: 25\.\d+, 55\.\d+$/)).toBeVisible();
      const latitude = await page.getByLabel('Latitude').inputValue();
      await page.getByRole('button', { name: /^Position: / }).press('ArrowUp');
      await expect(page.getByLabel('Latitude')).not.toHaveValue(latitude);

      await page.locator('input[type=file][aria-label="Main image"]').setInputFiles(await photo());
      const path = page.locator('input[name="image"]');
      await expect(path).toHaveValue(/-3200x2000\.webp$/);
      await page.getByRole('button', { name: 'Alt text, focus and crop: Main image' }).click();
      await page.getByLabel('Alt text', { exact: true }).fill('The tower at dusk');
      await page.getByLabel('Width (%)').fill('50');
      await page.getByRole('button', { name: 'Crop', exact: true }).click();
      await expect(path).toHaveValue(/-1600x2000\.webp$/);
      await pressAt(page, /^Focal point/, 0.25, 0.2);
      await expect(page.getByText('25% from left, 20% from top')).toBeVisible();
      await expectSoundScreen(page);

      await page.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByText('Never published.')).toBeVisible();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByText('Live.')).toBeVisible();
      const opened = page.context().waitForEvent('page');
      await page.getByRole('link', { name: 'View on site' }).click();
      const shown = await opened;
      await expect(shown.getByRole('heading', { level: 1 })).toContainText(name);
      await expect(shown.getByText('1,750,000').first()).toBeVisible();
      await expect(shown.getByText('7123456789').first()).toBeVisible();
      await expect(shown.getByRole('img', { name: 'The tower at dusk' }).first()).toBeVisible();
      expect(Date.now() - start).toBeLessThan(180_000);

      await shown.goto(`${newSite.origin}/properties/`);
      const search = shown.getByRole('searchbox', { name: 'Search' });
      await search.fill(name);
      await search.press('Enter');
      const card = shown.getByRole('img', { name: 'The tower at dusk' }).first();
      await expect(card).toHaveCSS('object-position', '25% 20%');
    });
  });
}
