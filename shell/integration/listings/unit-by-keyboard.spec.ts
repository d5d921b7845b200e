import { readFile } from 'node:fs/promises';
import { openDialog } from '@iwan/shared/dom/loading-dialog';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { axeFindingsInBothSchemes } from '../support/checks/axe-findings';
import { sidewaysScroll } from '../support/checks/layout';
import { deepTag } from '../support/deep-tag';
import { tabTo } from '../support/keyboard';
import { expect, test } from '../support/processes/own-backend';

// All tests share one site with one database.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const question = '2 bed in Dubai Marina under 3M';
const unit = '2BR, floor 12, 1,240 sq ft';
const most = 200;
/** The frame with the map of a demo record: no request leaves the machine. */
const ofTheMap = /^request failed: https:\/\/www\.openstreetmap\.org/;

/** Moves to a link or a button by Tab, and presses it. */
async function press(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: true }).first(), most);
  await page.keyboard.press('Enter');
}

/** Moves to a field by Tab, and replaces its text. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }).first(), most);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** The content of a file that a link saves. */
async function saved(page: Page, link: string): Promise<Uint8Array> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'link', link)]);
  return new Uint8Array(await readFile(await download.path()));
}

/** From a question in words to the plan of one unit in euros. */
async function openPlan(page: Page): Promise<void> {
  await page.goto('/');
  await type(page, 'Locations', question);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/filter-all-property\?(.*&)?q=2\+bed/);
  const names = page.locator('main').getByRole('article').getByRole('heading', { level: 3 });
  await expect(names).toHaveText(['Harbour Lantern', 'Quay 7/8']);
  await press(page, 'link', 'Harbour Lantern');
  await expect(page.getByRole('heading', { name: 'Harbour Lantern', level: 1 })).toBeVisible();
  await press(page, 'link', unit);
  await expect(page.getByRole('region', { name: unit, exact: true })).toBeVisible();
  await tabTo(page, page.locator('summary').filter({ hasText: 'Adjust the payment plan' }), most);
  await page.keyboard.press('Enter');
  // The day is typed in the browser's order: month, day, year.
  await tabTo(page, page.getByLabel('Booking date'), most);
  await page.keyboard.type('01152027');
  await expect(page.getByLabel('Booking date')).toHaveValue('2027-01-15');
  await tabTo(page, page.getByLabel('Currency', { exact: true }), most);
  await page.keyboard.type('EUR');
  await press(page, 'button', 'Update plan');
  await expect(page).toHaveURL(/booked=2027-01-15&currency=EUR/);
  await expect(page.getByRole('table', { name: 'Payment schedule' }).getByRole('row').nth(1)).toHaveText(
    /On booking\s*15 January 2027\s*10%\s*AED 265,500\s*≈ EUR\s[\d,]+/,
  );
}

async function readFiles(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Print or save as PDF' });
  await tabTo(page, link, most);
  const paper = await page.context().newPage();
  await paper.goto((await link.getAttribute('href')) ?? '');
  await expect(
    paper.getByRole('heading', { name: `Payment plan for ${unit}, Harbour Lantern`, level: 1 }),
  ).toBeVisible();
  await expect(paper.getByRole('table', { name: 'Payments' }).getByRole('row').nth(1)).toHaveText(
    /On booking\s*15 January 2027\s*10%\s*AED 265,500\s*≈ EUR\s[\d,]+/,
  );
  await paper.close();
  const file = new TextDecoder().decode(await saved(page, 'Add to calendar (.ics)'));
  const [first] = new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each));
  expect([first?.summary, first?.startDate.toString()]).toEqual(['On booking: AED 265,500', '2027-01-15']);
}

for (const width of [390, 1440]) {
  for (const javaScriptEnabled of [true, false]) {
    const isInCi = javaScriptEnabled === (width === 1440);
    test.describe(`at ${width} px ${javaScriptEnabled ? 'with' : 'without'} script${isInCi ? ' @ci' : deepTag(true)}`, () => {
      test.use({ viewport: { width, height: 844 }, javaScriptEnabled });

      test('by keyboard alone, a question in words leads to the plan of one unit, its files, an enquiry and an alert', async ({
        page,
        newSite,
        guard,
      }) => {
        guard.expectConsole(/^request failed: .*\.js csp$/, ofTheMap);
        await openPlan(page);
        await readFiles(page);

        const email = `noura.${width}.${javaScriptEnabled}@example.com`;
        await tabTo(page, page.locator('#search-alert-email'), most);
        await page.keyboard.type(email);
        await page.keyboard.press('Enter');
        await expect(page.getByText(/^We sent a link to|^Open the link we sent you/)).toBeVisible();
        const linkIn = async () => {
          const mails = (await newSite.mail()).split(/^To: {7}/m).filter((mail) => mail.startsWith(email));
          return /https?:\/\/\S+\/search-alerts\/confirm\?token=\S+/.exec(mails.at(-1) ?? '')?.[0] ?? '';
        };
        await expect.poll(linkIn, { timeout: 15_000 }).not.toBe('');
        const { pathname, search } = new URL(await linkIn());
        await page.goto(pathname + search);
        await expect(page.getByRole('heading', { name: 'Email alerts for this home' })).toBeVisible();
        await press(page, 'button', 'Start alerts');
        await expect(page.getByRole('heading', { name: 'Your alert is on' })).toBeVisible();
        await expect(
          page.getByText(/^Home 1204, Harbour Lantern\. We will notify you when its price changes/),
        ).toBeVisible();
        await press(page, 'link', 'View the home');
        await expect(page.getByRole('region', { name: unit, exact: true })).toBeVisible();

        await press(page, 'link', 'Ask about this unit');
        await type(page, 'Name', 'Noura');
        await type(page, 'Phone', '971501234567');
        await tabTo(page, page.locator('#enquiry-email'), most);
        await page.keyboard.type(email);
        await press(page, 'button', 'Send enquiry');
        await expect(page.getByText(/Thank you for your interest/)).toBeVisible();
        const sent = (await newSite.leads()).filter((lead) => lead.email === email);
        expect(sent).toHaveLength(1);
        expect(sent[0]).toMatchObject({ property: 'Harbour Lantern', unit: `${unit} (1204)` });
      });
    });
  }
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px${width === 390 ? ' @ci' : deepTag(true)}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the fields of the filter are chosen by keyboard, and have no axe finding in light, nor of contrast in dark', async ({
      page,
    }) => {
      await page.goto('/properties/');
      await expect(page.locator('[data-island="page"][data-hydrated]')).toBeAttached();
      await tabTo(
        page,
        page
          .locator('main')
          .getByRole('button', { name: /filter/i })
          .or(page.locator('main').getByRole('link', { name: /filter/i }))
          .first(),
        most,
      );
      await page.keyboard.press('Enter');
      const filter = page.getByRole('dialog', { name: 'Advanced Filter' });
      await expect(filter.getByRole('status')).toHaveText(/^\d+ match/);
      const before = await filter.getByRole('status').textContent();
      for (const [name, label, text] of [
        ['Size', 'Min. size (sq ft)', '110 sq m'],
        ['Monthly payment', 'Up to (AED a month)', '20k'],
      ] as const) {
        await tabTo(page, filter.getByRole('group', { name }).locator('summary'), most);
        await page.keyboard.press('Enter');
        await tabTo(page, filter.getByLabel(label), most);
        await page.keyboard.type(text);
      }
      await tabTo(page, filter.locator('summary', { hasText: 'More' }), most);
      await page.keyboard.press('Enter');
      await tabTo(page, filter.getByRole('checkbox', { name: /^Marina/ }), most);
      await page.keyboard.press('Space');
      await tabTo(page, filter.getByRole('combobox', { name: 'Bathrooms' }), most);
      await page.keyboard.press('ArrowDown');
      await tabTo(page, filter.getByRole('combobox', { name: 'Service charge' }), most);
      await page.keyboard.press('End');
      await expect(filter.getByRole('status')).not.toHaveText(before ?? '');
      expect(await axeFindingsInBothSchemes(page, openDialog)).toEqual([]);
      await tabTo(page, filter.getByRole('button', { name: 'Find Property' }), most);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/size_from=1184&.*monthly=20000/);
    });

    test('the units, the plan and the yield of a home have no axe finding in light, nor of contrast in dark', async ({
      page,
      guard,
    }) => {
      guard.expectConsole(ofTheMap);
      await page.goto(
        '/tidemere-waterfront-properties/tidemere-basin-one/?unit=0301&currency=EUR&loan=40&units_sort=price',
      );
      await expect(page.locator('[data-island="page"][data-hydrated]')).toBeAttached();
      for (const group of ['Costs and rental yield', 'Change the figures']) {
        await tabTo(page, page.locator('summary').filter({ hasText: group }), most);
        await page.keyboard.press('Enter');
      }
      await tabTo(page, page.getByLabel('Annual rent (AED)'), most);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('a lot');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Annual rent (AED)')).toHaveAccessibleDescription(/Enter an amount/);
      for (const part of ['#units', '#unit', '#costs']) {
        await page.locator(part).scrollIntoViewIfNeeded();
        expect(await axeFindingsInBothSchemes(page, part), part).toEqual([]);
      }
      expect(await sidewaysScroll(page)).toEqual([]);
    });
  });
}
