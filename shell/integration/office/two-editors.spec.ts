import type { Page } from '@playwright/test';
import { deepTag } from '../support/deep-tag';
import { enterAsAdministrator } from '../support/enter-office';
import { expectSoundScreen } from '../support/office-screen';
import { expect, test } from '../support/processes/own-backend';

// All tests share one site with one database.
test.describe.configure({ mode: 'default', timeout: 90_000 });

const sizes = (page: Page) => page.getByLabel('Size range (sq ft)');
const furnishing = (page: Page) => page.getByLabel('Furnishing');

async function chooseHandover(page: Page, quarter: string, year: string): Promise<void> {
  await page.getByLabel('Handover: quarter').first().selectOption(quarter);
  await page.getByLabel('Handover: year').first().selectOption(year);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px${deepTag(width === 390)}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('two editors of one project lose nothing: what only one has changed is kept, and the rest is asked @ci', async ({
      page,
      guard,
      newSite,
      browser,
    }) => {
      guard.expectConsole(
        /^status 409: .*\/office\/api\/projects/,
        /^console error: Failed to load .*\/office\/api\/projects/,
      );
      await enterAsAdministrator({ page, guard, newSite });
      const address = `${newSite.office}/office/projects/${width === 390 ? 14 : 13}`;
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      await context.addCookies(await page.context().cookies());
      const other = await context.newPage();
      await page.goto(address);
      await other.goto(address);
      for (const each of [page, other]) {
        await expect(each.getByRole('textbox', { name: 'Name', exact: true })).not.toHaveValue('');
      }

      await chooseHandover(other, 'Q2', '2031');
      await sizes(other).fill('700 to 1,400');
      await save(other);
      await expect(other.getByText('Saved.')).toBeVisible();

      await chooseHandover(page, 'Q1', '2032');
      await furnishing(page).fill('Furnished');
      await save(page);
      await expect(page.getByRole('heading', { name: 'Someone else has saved changes' })).toBeVisible();
      await expect(sizes(page)).toHaveValue('700 to 1,400');
      await expect(furnishing(page)).toHaveValue('Furnished');
      const question = page.getByRole('radiogroup', { name: 'Handover' });
      await expect(question).toContainText('2032-Q1');
      await question.getByText('Theirs: 2031-Q2').click();
      await expectSoundScreen(page);
      await page.getByRole('button', { name: 'Use these' }).click();
      await save(page);
      await expect(page.getByText('Saved.')).toBeVisible();

      await other.reload();
      await expect(other.getByLabel('Handover: quarter').first()).toHaveValue('2');
      await expect(other.getByLabel('Handover: year').first()).toHaveValue('2031');
      await expect(sizes(other)).toHaveValue('700 to 1,400');
      await expect(furnishing(other)).toHaveValue('Furnished');
      await context.close();
    });
  });
}
