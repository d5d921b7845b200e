import { writeFile } from 'node:fs/promises';
import { freePort } from '@iwan/tooling/free-port';
import type { Page } from '@playwright/test';
import { axeFindingsInBothSchemes } from '../support/checks/axe-findings';
import { clockAhead, endedWell, iwanCommand } from '../support/processes/running-command';
import { withTemporaryFolder } from '../support/processes/temporary-folder';
import { expect, test } from '../support/test';

const search = '/filter-property?unit=2BR&location=Dubai+Marina';
const home = '/cavarin-residences-properties/harbour-lantern/?unit=1204';
const changes = {
  projects: [
    {
      name: 'Harbour Lantern',
      starting_price: 'AED 2,550,000',
      units: [
        { type: '2BR', size: 1240, price: 2_550_000, available: 22, plan: null, id: '2br-1240' },
        { type: '2BR', size: 1240, price: 2_590_000, available: 1, plan: null, id: '1204', floor: 12 },
      ],
    },
    { name: 'Quay 7/8', status: 'Sold OUT' },
    {
      name: 'Harbour Morning',
      location: 'Dubai Marina',
      unit: '2BR',
      starting_price: 'AED 1,700,000',
      cat: 'Residential',
    },
  ],
};

/** A delivery takes a moment; each read of the mailbox starts a process. */
const delivery = { timeout: 20_000, intervals: [1000] };

for (const width of [390, 1440]) {
  test(`on my next visit Saved shows what has changed and what is new, and so does a mail, at ${width} px @deep`, async ({
    page,
    browser,
  }) => {
    // A site is started twice, and each mail is looked up by a command.
    test.setTimeout(240_000);
    await withTemporaryFolder(async (folder) => {
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const variables = {
        ...{ PORT: String(port), API_PORT: String(await freePort()), API_URL: '', SMTP_URL: '', SITE_URL: '' },
        ...{ RELEASES_DIR: `${folder}/releases`, DATA_DIR: `${folder}/data` },
      };
      const mail = (...args: readonly string[]) => endedWell(iwanCommand(['backend', 'mail', ...args], variables));
      /** The newest mail to an address; the list has the newest last. */
      const mailTo = async (address: string) => {
        const lines = (await mail()).split('\n').filter((line) => line.includes(`  ${address}  `));
        const [number] = lines.at(-1)?.trim().split(' ') ?? [];
        return number === undefined ? '' : mail(number);
      };
      const linkOf = async (kind: string, address: string) => {
        let link = '';
        await expect(async () => {
          link = new RegExp(`${origin}/search-alerts/${kind}\\?token=[\\w.-]+`).exec(await mailTo(address))?.[0] ?? '';
          expect(link).not.toBe('');
        }).toPass(delivery);
        return link;
      };
      const scriptless = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
      await page.setViewportSize({ width, height: 844 });
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));

      let site = iwanCommand(['start'], variables);
      try {
        await site.saying(/Iwan is ready/);
        await saveThere(page, origin);

        // Without script the form is posted; opening a link starts nothing.
        const plain = await scriptless.newPage();
        await plain.goto(search);
        await plain.locator('summary', { hasText: 'Get new matches by email' }).click();
        await plain.locator('#search-alert-email').fill('amal@');
        await plain.getByRole('button', { name: 'Notify me' }).click();
        await expect(plain.locator('#search-alert-email')).toHaveValue('amal@');
        await expect(plain.locator('#search-alert-email')).toHaveAccessibleDescription(/^Enter an email address like/);
        await plain.locator('#search-alert-email').fill('amal@example.com');
        await plain.getByRole('button', { name: 'Notify me' }).click();
        await expect(plain.getByRole('heading', { name: 'Check your email' })).toBeVisible();
        await plain.goto(await linkOf('confirm', 'amal@example.com'));
        await plain.reload();
        await expect(plain.getByText('2BR, Dubai Marina.')).toBeVisible();
        await plain.getByRole('button', { name: 'Start alerts' }).click();
        await expect(plain.getByRole('heading', { name: 'Your alert is on' })).toBeVisible();
        await askForNewsOfHome(plain, () => linkOf('confirm', 'noura@example.com'));

        await site.stop();
        await writeFile(`${folder}/changes.json`, JSON.stringify(changes));
        expect(await iwanCommand(['backend', 'content', 'import', `${folder}/changes.json`], variables).ended).toBe(0);
        site = iwanCommand(['start'], { ...variables, NODE_OPTIONS: clockAhead(1) });
        await site.saying(/Iwan is ready/);

        await lookThere(page, origin);

        await expect(async () => {
          const message = await mailTo('amal@example.com');
          expect(message).toContain(
            '1 new project, 1 price change, and 1 project no longer available for 2BR, Dubai Marina',
          );
          expect(message).toContain('Harbour Morning\nDubai Marina, AED 1,700,000');
          expect(message).toContain('Harbour Lantern\nDubai Marina, AED 2,550,000, was AED 2,600,000');
          expect(message).toContain('Quay 7/8\nDubai Marina, AED 2,430,000, sold');
        }).toPass(delivery);
        await expect(async () => {
          const message = await mailTo('noura@example.com');
          expect(message).toContain('Price changed: 2BR 1204, Harbour Lantern.');
          expect(message).toContain('Dubai Marina, AED 2,590,000, was AED 2,655,000');
        }).toPass(delivery);
        const end = await linkOf('end', 'amal@example.com');
        await plain.goto(end);
        await plain.getByRole('button', { name: 'Stop alerts' }).click();
        await expect(plain.getByRole('heading', { name: 'Alerts stopped' })).toBeVisible();
        // Like the one-click unsubscribe of a mail program (RFC 8058), and then again.
        const again = await fetch(end, {
          method: 'POST',
          body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        });
        expect(again.status).toBe(200);
        expect((await plain.goto(end))?.status()).toBe(404);
        expect(errors).toEqual([]);
      } finally {
        await site.stop();
        await scriptless.close();
      }
    });
  });
}

/** The alert of one home, whose form is posted without script. */
async function askForNewsOfHome(plain: Page, confirmLink: () => Promise<string>): Promise<void> {
  await plain.goto(home);
  await plain.locator('#search-alert-email').fill('noura@example.com');
  await plain.getByRole('button', { name: 'Notify me' }).click();
  await expect(plain.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await plain.goto(await confirmLink());
  await plain.getByRole('button', { name: 'Start alerts' }).click();
  await expect(plain.getByRole('heading', { name: 'Your alert is on' })).toBeVisible();
}

/** Saves a search and two of the projects that it finds. */
async function saveThere(page: Page, origin: string): Promise<void> {
  await page.goto(origin + search);
  for (const name of ['Harbour Lantern', 'Quay 7/8']) await page.getByRole('button', { name: `Save ${name}` }).click();
  await page.locator('summary', { hasText: 'Get new matches by email' }).click();
  await page.locator('#search-alert-email').fill('amal@');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.locator('#search-alert-email[aria-invalid=true]')).toBeVisible();
  expect(
    await axeFindingsInBothSchemes(page, '[aria-labelledby=search-alert]'),
    'with an address that is none',
  ).toEqual([]);
  await page.locator('#search-alert-email').fill('');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('savedSearches') ?? '[]')[0]?.seen?.total))
    .toBe(2);
}

/** The dialog Saved on the next day; after the search is opened, its results are no longer new. */
async function lookThere(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: 'Saved, 2 projects, 1 search' }).click();
  const saved = page.getByRole('dialog', { name: 'Saved' });
  const favourite = (name: string) =>
    saved.getByRole('region', { name: 'Saved projects' }).getByRole('listitem').filter({ hasText: name });
  await expect(favourite('Harbour Lantern')).toContainText('From AED 2,550,000 Price reduced, was AED 2,600,000');
  await expect(favourite('Quay 7/8')).toContainText('Sold out since your last visit');
  await expect(saved.getByRole('region', { name: 'Saved searches' })).toContainText('3 projects1 new1 price reduced');
  await saved.getByRole('button', { name: 'Clear saved projects' }).click();
  await page.keyboard.press('Enter');
  await expect(saved.getByRole('region', { name: 'Saved projects' }).getByRole('listitem')).toHaveCount(2);
  await saved.getByRole('link', { name: '2BR, Dubai Marina' }).click();
  await expect(page.getByRole('link', { name: 'Harbour Morning', exact: true })).toBeVisible();
  await expect(page.getByText('Price reduced').first()).toBeVisible();
  await page.getByRole('button', { name: /^Saved, / }).click();
  await expect(saved.getByText('3 projects')).toBeVisible();
  await expect(saved.getByText(/ new$|since your last visit|was AED/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Saved, / })).toBeFocused();
}
