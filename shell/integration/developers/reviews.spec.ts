import { randomUUID } from 'node:crypto';
import { axeFindingsInBothSchemes } from '../support/checks/axe-findings';
import { enterAsAdministrator, enterOffice } from '../support/enter-office';
import { expect, test } from '../support/processes/own-backend';

const agent = 'Mariam Al Suri';
const page390 = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };
/** What is due is looked for every minute. */
const delivery = { timeout: 90_000 };

test('a review is asked for three days after a reply, given without script, published and hidden @deep', async ({
  page,
  guard,
  browser,
  newSite,
}) => {
  test.setTimeout(240_000);
  const office = { page, guard, newSite };
  await enterAsAdministrator(office);
  await page.getByRole('link', { name: 'Staff' }).click();
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(agent);
  await page.getByRole('textbox', { name: 'Email' }).fill('mariam@iwan.example');
  await page.getByRole('combobox', { name: 'Role' }).selectOption('agent');
  await page.getByRole('combobox', { name: 'Agent' }).selectOption(agent);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('button', { name: 'Create' })).toBeHidden();

  const sent = await fetch(`${newSite.origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      ...{
        name: 'Lina Haddad',
        email: 'lina@example.com',
        phone: '+971501234567',
        source: 'Contact Us',
        consent: true,
      },
      ...{ agent, message: 'Is it still there?' },
    }),
  });
  expect(sent.status).toBe(201);
  await page.goto(`${newSite.office}/office/leads`);
  await page.getByRole('link', { name: 'Lina Haddad' }).click();
  await expect(page.getByRole('combobox', { name: 'Assigned to' }).locator('option:checked')).toHaveText(agent);
  await page.getByLabel('Subject').fill('Your question');
  await page.getByLabel('Message', { exact: true }).fill('It is.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Reply sent.')).toBeVisible();

  await page.goto('about:blank');
  await newSite.restart(3.1);
  await expect.poll(newSite.mail, delivery).toContain(`How was ${agent}?`);
  const link = /http\S+\?token=\S+/.exec(await newSite.mail())?.[0] ?? '';
  const without = await browser.newContext(page390);
  const reader = await without.newPage();
  await reader.goto(link);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(`How was ${agent}?`);
  await page.goto(link);
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await reader.getByRole('radio', { name: '4 stars' }).check();
  await reader.getByLabel('Your review').fill('Quick and honest.');
  await reader.getByLabel('Your name').fill('Lina');
  await reader.getByRole('button', { name: 'Send review' }).click();
  await expect(reader.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await reader.goto(link);
  await expect(reader.getByRole('heading', { name: 'This link was used already' })).toBeVisible();

  const ofAgent = `${newSite.origin}/agents/mariam-al-suri/`;
  const shown = async () => (await (await fetch(ofAgent)).text()).includes('Quick and honest.');
  expect(await shown(), 'before anybody has read it').toBe(false);
  // The session of three days ago has ended.
  await enterOffice(office, 'office@iwan.example');
  await page.goto(`${newSite.office}/office/reviews`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('cell', { name: 'Published' })).toBeVisible();
  await expect.poll(shown, delivery).toBe(true);
  await reader.goto(`/ar/agents/mariam-al-suri/`);
  await expect(reader.getByText('Quick and honest.')).toBeVisible();

  await page.getByRole('combobox', { name: 'Hide because…' }).selectOption('Not genuine');
  await expect(page.getByRole('cell', { name: 'Hidden: Not genuine' })).toBeVisible();
  await expect.poll(shown, delivery).toBe(false);
  await without.close();
});
