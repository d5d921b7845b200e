import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { openDialog } from '@iwan/shared/dom/loading-dialog';
import { paths } from '@iwan/shared/paths/paths';
import type { Locator, Page } from '@playwright/test';
import { soundRecords } from '../support/records';
import { expect, test } from '../support/test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Calculator' });
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });
const slider = (page: Page, name: string) => dialog(page).getByRole('slider', { name: `${name}, slider` });
/** The line that a handle moves on. */
const lineOf = (handle: Locator) => handle.locator('xpath=../..');
const drawn = (page: Page) => expect(dialog(page).locator('.apexcharts-series')).toHaveCount(2);

const [sound, ...others] = soundRecords.projects;
const project = {
  ...(sound as object),
  name: 'Palm Court',
  starting_price: 'AED 1,200,000',
  developer: { name: 'Marensand', logo: 'media/logos/logo.png' },
};

test.beforeEach(({ backend }) => {
  backend.setRecords({ projects: [project, ...others] });
});

/** The first and last value of each slider as its field shows them, and the value after one step. */
const sliders = [
  { name: 'Loan amount', first: '10,000', second: '20,000', last: '100,000,000' },
  { name: 'Interest rate', first: '0', second: '0.01', last: '18' },
  { name: 'Loan tenure', first: '1', second: '2', last: '30' },
];

test("from a property's price to an exported schedule, and to the same result in a fresh browser", async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
  });
  const hasCharts = () => scripts.some((script) => script.includes('apexcharts-canvas'));
  await page.goto(paths.project(project));
  await page.getByText('Need a mortgage?').click();
  await page.getByRole('link', { name: 'Open calculator' }).click();
  // A fifth is the down payment.
  await expect(field(page, 'Loan amount')).toHaveValue('960,000');
  await expect(dialog(page).getByText('20% down payment on AED 1,200,000.')).toBeVisible();
  await expect(dialog(page).getByText('Total repayment')).toBeVisible();
  await field(page, 'Loan amount').fill('AED 1,000,000');
  await field(page, 'Interest rate').fill('٥');
  await field(page, 'Loan tenure').fill('20');
  await expect(dialog(page).getByText('AED 6,600')).toBeVisible();
  expect(hasCharts(), 'before the schedule').toBe(false);

  await dialog(page).getByText('Payment schedule').click();
  await drawn(page);
  // The body of a script is read after it has run.
  await expect.poll(hasCharts, 'with the schedule').toBe(true);
  await dialog(page).getByLabel('By month').check();
  await expect(dialog(page).getByRole('row')).toHaveCount(241);
  await context.setOffline(true);
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download as CSV' }).click();
  const file = await download;
  await context.setOffline(false);
  expect(file.suggestedFilename()).toBe('iwan-loan-1000000-aed-5-percent-20-years.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[1]).toBe('1,2432.89,4166.67,6599.56,997567.11');
  const principal = lines.slice(1).reduce((sum, line) => sum + Math.round(Number(line.split(',')[1]) * 100), 0);
  expect(principal).toBe(1_000_000_00);

  await dialog(page).getByRole('button', { name: 'Share this calculation' }).click();
  await expect(dialog(page).getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const fresh = await browser.newContext();
  const other = await fresh.newPage();
  await other.goto(link);
  await expect(dialog(other).getByText('AED 6,600')).toBeVisible();
  await fresh.close();

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/dialog=/);
  await page.reload();
  await page.getByText('Need a mortgage?').click();
  await page.getByRole('link', { name: 'Open calculator' }).click();
  await expect(field(page, 'Loan tenure')).toHaveValue('20');
});

test('keyboard and pointer set each slider to each end and by each step', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/career?dialog=calculator');
  // The first field has the focus, not the button Close.
  await expect(field(page, 'Loan amount')).toBeFocused();
  for (const { name, first, second, last } of sliders) {
    const handle = slider(page, name);
    await handle.press('End');
    await expect(field(page, name)).toHaveValue(last);
    await handle.press('Home');
    await expect(field(page, name)).toHaveValue(first);
    await handle.press('ArrowRight');
    await expect(field(page, name)).toHaveValue(second);
    await expect(handle).toBeFocused();
    const line = lineOf(handle);
    const { width, height } = (await line.boundingBox()) ?? { width: 0, height: 0 };
    await line.click({ position: { x: width - 1, y: height / 2 } });
    await expect(field(page, name)).toHaveValue(last);
    await line.click({ position: { x: 1, y: height / 2 } });
    await expect(field(page, name)).toHaveValue(first);
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a touch sets each slider to each end', async ({ page }) => {
    await page.goto('/career?dialog=calculator');
    for (const { name, first, last } of sliders) {
      const line = lineOf(slider(page, name));
      await line.scrollIntoViewIfNeeded();
      const { width, height } = (await line.boundingBox()) ?? { width: 0, height: 0 };
      await line.tap({ position: { x: width - 1, y: height / 2 } });
      await expect(field(page, name)).toHaveValue(last);
      await line.tap({ position: { x: 1, y: height / 2 } });
      await expect(field(page, name)).toHaveValue(first);
    }
  });
});

test('the schedule is shown without its chart when the code of that cannot be loaded', async ({
  page,
  context,
  guard,
}) => {
  guard.expectConsole(/Failed to load resource|mfe-tools/);
  await page.goto('/career?dialog=calculator');
  await expect(dialog(page)).toBeVisible();
  await context.route('**/remotes/mfe-tools/**/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await field(page, 'Loan tenure').fill('20');
  await dialog(page).getByText('Payment schedule').click();
  await expect(dialog(page).getByRole('row')).toHaveCount(21);
  await expect(dialog(page).locator('.apexcharts-canvas')).toHaveCount(0);
});

for (const [colorScheme, deep] of [
  ['light', ''],
  ['dark', ' @deep'],
] as const) {
  test(`every state of the calculator has no axe finding, ${colorScheme}${deep}`, { tag: '@deep' }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const isFree = async (state: string) => {
      const { violations } = await new AxeBuilder({ page }).include(openDialog).setLegacyMode().analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`),
        state,
      ).toEqual([]);
    };
    await page.goto('/career?dialog=calculator&loan=1000000&rate=5&years=20');
    await dialog(page).getByText('Payment schedule').click();
    await drawn(page);
    await dialog(page).getByText('Fees, down payment and rent').click();
    await isFree('with all of it open');
    await field(page, 'Loan amount').fill('-1');
    await field(page, 'Property price (AED)').fill('abc');
    await isFree('with what cannot be counted');
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const sheet = await dialog(page).evaluate((element) => element.scrollWidth);
      expect(sheet, `the sheet at ${width}`).toBeLessThanOrEqual(width);
    }
  });
}
