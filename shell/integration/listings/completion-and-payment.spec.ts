import type { Page } from '@playwright/test';
import { soundRecords } from '../support/records';
import { expect, test } from '../support/test';

const cards = (page: Page) => page.locator('main').getByRole('article').getByRole('heading', { level: 3 });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('link');

const after = [
  { label: 'On handover', percent: 60 },
  { label: 'After handover', percent: 40, when: 'Over two years' },
];
/** The first four of the records, each with another handover; one has payments after it. */
const beyond = [
  { handover: '2027-Q1' },
  { handover: '2028-Q4', payment_plan: after },
  { handover: '2029' },
  { handover: null, status: 'Ready' },
];

test.beforeEach(({ backend }) => {
  const { projects = [] } = soundRecords;
  backend.setRecords({
    ...soundRecords,
    projects: projects.map((project, index) => ({ ...(project as object), ...beyond[index] })),
  });
});

test('years of completion and payments after handover are chosen in the filter, and removed as chips', async ({
  page,
  site,
}) => {
  await page.goto('/filter-all-property');
  await expect(page.locator('[data-island="page"][data-hydrated]')).toBeAttached();
  await page.getByRole('link', { name: /^Filters/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Advanced Filter' });
  await dialog.getByText('More', { exact: true }).click();
  await dialog.getByLabel('From', { exact: true }).selectOption('2028 (1)');
  await expect(dialog.getByRole('status')).toHaveText('2 matches');
  await dialog.getByLabel('To', { exact: true }).selectOption('2029 (1)');
  await dialog.getByRole('group', { name: 'Payment plan' }).locator('summary').click();
  await dialog.getByRole('checkbox', { name: /^Payments after handover/ }).check();
  await expect(dialog.getByRole('status')).toHaveText('1 match');
  await dialog.getByRole('button', { name: 'Find Property' }).click();
  await expect(page).toHaveURL(
    `${site}/filter-property?completion_from=2028&completion_to=2029&payment=after-handover`,
  );
  await expect(cards(page)).toHaveText(['Coral Steps']);
  await expect(chips(page)).toHaveText(['Handover 2028–2029', 'Payments after handover']);
  await page.getByRole('link', { name: 'Remove Payments after handover' }).click();
  await expect(cards(page)).toHaveText(['Coral Steps', 'Ledger House']);
  await page.locator('main').getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/\/map\/?\?completion_from=2028&completion_to=2029/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ guard }) => guard.expectConsole(/^request failed: .*\.js csp$/));

  test('the form of the page has both, with the number of projects for each', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/filter-all-property?filters=open');
    const form = page.getByRole('form', { name: 'Advanced Filter' });
    await expect(form.getByLabel('To', { exact: true }).getByRole('option')).toHaveText([
      'Any year',
      ...['2027 (1)', '2028 (1)', '2029 (1)'],
    ]);
    await form.getByText('More', { exact: true }).click();
    await form.getByLabel('To', { exact: true }).selectOption('2028');
    await form.getByRole('group', { name: 'Payment plan' }).locator('summary').click();
    await form.getByRole('checkbox', { name: /^Payments after handover/ }).check();
    await form.getByRole('button', { name: 'Find Property' }).click();
    await expect(cards(page)).toHaveText(['Coral Steps']);
    await expect(chips(page)).toHaveText(['Handover by 2028', 'Payments after handover']);
  });
});
