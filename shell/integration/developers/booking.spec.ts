import { axeFindingsInBothSchemes } from '../support/checks/axe-findings';
import { expect, test } from '../support/processes/own-backend';

const address = '/agents/mariam-al-suri/book';

test.use({ timezoneId: 'America/New_York' });

test('a call is booked in the time of New York, and who wanted the same time without script is told so', async ({
  page,
  browser,
  newSite,
}) => {
  const without = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const other = await without.newPage();
  await other.goto(`${newSite.origin}${address}`);
  await expect(other.getByLabel('Your time zone')).toHaveValue('Asia/Dubai');

  await page.goto(`${newSite.origin}/agents/mariam-al-suri/`);
  await page.getByRole('link', { name: 'Book a call or viewing' }).click();
  await expect(page.getByLabel('Your time zone')).toHaveValue('America/New_York');
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await page.getByLabel('Day').selectOption({ index: 2 });
  await page.getByLabel('Time', { exact: true }).selectOption({ index: 1 });
  const at = await page.getByLabel('Time', { exact: true }).inputValue();
  const fill = async (on: typeof page, name: string) => {
    const form = on.locator('#booking');
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Phone').fill('971501234567');
    await form.getByLabel('Email').fill(`${name}@example.com`);
    await form.getByRole('button', { name: 'Book' }).click();
  };
  await fill(page, 'Lina');
  await expect(page.getByText(/^Booked\./)).toBeVisible();
  await expect.poll(newSite.mail, { timeout: 20_000 }).toContain('Your call with Mariam Al Suri is booked');
  expect(await newSite.leads()).toContainEqual(
    expect.objectContaining({ form: 'booking', meeting: 'Call', at, zone: 'America/New_York' }),
  );

  await other.getByLabel('Time', { exact: true }).selectOption(at);
  await fill(other, 'Noura');
  await expect(other.locator('#booking-at-error')).toHaveText('This time was just taken. Choose another one.');
  await expect(other.locator('#booking').getByLabel('Name')).toHaveValue('Noura');
  await without.close();
});
