import type { Page } from '@playwright/test';
import { axeFindings } from '../support/checks/axe-findings';
import { sidewaysScroll } from '../support/checks/layout';
import { deepTag } from '../support/deep-tag';
import { beyond } from '../support/property-records';
import { soundRecords } from '../support/records';
import { expect, test } from '../support/test';

const unit = (id: string, changes: object) => ({
  ...{ id, type: '2BR', size: 1_000, price: 1_900_000, available: 1, floor: 3, view: 'Marina', baths: 2 },
  ...changes,
});
const project = {
  ...beyond,
  cat: 'Residential, Off Plan',
  status: 'New Launch',
  units: [
    unit('0301', { type: '1BR', size: 750, price: 1_200_000, baths: 1 }),
    unit('0502', { floor: 5, available: 0, price: 1_800_000 }),
    unit('0903', { floor: 9, view: 'Sea', price: 1_950_000 }),
    unit('1402', {
      ...{ floor: 14, view: 'Sea', confirmed_at: new Date(Date.now() - 2.2 * 3_600_000).toISOString() },
      rooms: [{ name: 'Living room', length: 5.4, width: 4.15 }],
    }),
    unit('1602', { floor: 16, view: 'Sea', price: 1_990_000 }),
    unit('2001', { type: '3BR', floor: 20, view: 'Sea', size: 1_400, price: 2_900_000, baths: 3 }),
  ],
};

test.beforeEach(({ backend }) => backend.setRecords({ ...soundRecords, projects: [project] }));

const rows = (page: Page, name: string) => page.getByRole('table', { name }).getByRole('row');

/** From a typed search to the plan of one unit: shared by the tests below. */
async function openPlan(page: Page): Promise<void> {
  await page.goto('/filter-all-property?q=2+bed+in+dubai+marina+under+2m');
  await page.locator('main').getByRole('article').getByRole('link', { name: 'Marina Beyond', exact: true }).click();
  const units = page.locator('#units');
  await units.getByText('Filter units').click();
  await units.getByLabel('View', { exact: true }).selectOption('Sea');
  await units.getByLabel('Max. price (AED)').fill('1.96m');
  await units.getByLabel('Available only').check();
  await units.getByRole('button', { name: 'Show units' }).click();
  await expect(units.getByText('2 of 6 units')).toBeVisible();
  await units.getByRole('link', { name: '2BR, floor 14, 1,000 sq ft' }).click();
  const unit = page.getByRole('region', { name: '2BR, floor 14, 1,000 sq ft', exact: true });
  await expect(unit.getByText('Confirmed 2 hours ago')).toBeVisible();
  await page.getByText('Adjust the payment plan').click();
  await page.getByLabel('Booking date').fill('2027-01-15');
  await page.getByLabel('Currency', { exact: true }).selectOption('EUR');
  await page.getByLabel('Loan (% of price)').fill('40');
  await page.getByRole('button', { name: 'Update plan' }).click();
  await expect(page).toHaveURL(/booked=2027-01-15.*currency=EUR.*loan=40/);
  await expect(rows(page, 'Payment schedule').nth(1)).toHaveText(
    /On booking\s*15 January 2027\s*20%\s*AED 380,000\s*≈ EUR\s[\d,]+/,
  );
}

/** The fields of an enquiry that are sent to the backend. */
async function ask(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ask about this unit' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Noura');
  await page.getByLabel('Phone', { exact: true }).fill('971501234567');
  await page.locator('#enquiry-email').fill('noura@example.com');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
}
const lead = { property: 'Marina Beyond', unit: '2BR, floor 14, 1,000 sq ft (1402)' };

for (const width of [390, 1440]) {
  for (const javaScriptEnabled of [true, false]) {
    const isRepetition = width === 1440 || !javaScriptEnabled;
    test.describe(`at ${width} px ${javaScriptEnabled ? 'with' : 'without'} script${deepTag(isRepetition)}`, () => {
      test.use({ viewport: { width, height: 844 }, javaScriptEnabled });

      test('a search leads to the dated plan of one unit in my currency, and to an enquiry about it', async ({
        page,
        backend,
      }) => {
        await openPlan(page);
        if (javaScriptEnabled) expect(await sidewaysScroll(page)).toEqual([]);
        if (javaScriptEnabled && width === 390) expect(await axeFindings(page, '#unit, #units')).toEqual([]);
        const calendar = page.getByRole('link', { name: 'Add to calendar (.ics)' });
        const file = await page.request.get((await calendar.getAttribute('href')) ?? '');
        expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
        const text = await file.text();
        expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
        // The rates are another resource of the site.
        expect(text).toContain('≈ EUR');
        await ask(page);
        await expect(page.getByText(/Thank you for your interest/)).toBeVisible();
        const sent = backend.requests.find(({ method }) => method === 'POST');
        expect(JSON.parse(sent?.body ?? '')).toMatchObject(lead);
      });
    });
  }
}

test('the plan of a unit is a page that prints on one A4 sheet in the light theme, and has the address of the former PDF', async ({
  page,
}) => {
  await openPlan(page);
  const path = (await page.getByRole('link', { name: 'Print or save as PDF' }).getAttribute('href')) ?? '';
  await page.goto(path.replace('/payment-plan?', '/payment-plan/pdf?'));
  await expect(page).toHaveURL(path);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { level: 1, name: /^Payment plan for 2BR/ })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(page.locator('#root > header')).toBeHidden();
  const ink = await page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color);
  expect(Math.max(...(ink.match(/\d+/g) ?? ['255']).map(Number)), `${ink} is dark`).toBeLessThan(100);
  // Each sheet is an object of the file.
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
});
