import { expect, test } from '../support/processes/own-site';

const ofRoubles = { base: 'RUB', date: '2026-03-04', rates: { RUB: 1, EUR: 0.0107, AED: 0.0468, KWD: 0.0039 } };

test('I convert online, share a link to it, and continue offline with the last loaded rates @ci', async ({
  page,
  context,
  backend,
  guard,
  ownSite,
}) => {
  // No other test has requested rates from this site before, which it caches.
  await ownSite.start();
  guard.expectConsole(/ERR_INTERNET_DISCONNECTED/);
  backend.behave({ kind: 'body', body: ofRoubles }, '/latest/RUB');
  await page.goto('/career');
  await page.locator('header').getByRole('link', { name: 'Calculator' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Calculator' });
  await dialog.getByRole('tab', { name: 'Currency' }).click();
  await expect(dialog.getByText('107.00 EUR')).toBeVisible();
  await expect(dialog).toContainText('1 RUB = 0.0107 EUR');
  await expect(dialog).toContainText('Mid-market rate, 4 March 2026.');
  await dialog.getByLabel('Amount').fill('1.5 million');
  await dialog.getByLabel('To', { exact: true }).selectOption('KWD');
  await expect(dialog.getByText('5,850.00 KWD')).toBeVisible();
  expect(backend.requests.filter(({ path }) => path.startsWith('/latest/')).map(({ path }) => path)).toEqual([
    '/latest/RUB',
  ]);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Share this conversion' }).click();
  await expect(dialog.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await context.newPage();
  await other.goto(link);
  const shared = other.getByRole('dialog', { name: 'Calculator' });
  await expect(shared.getByText('5,850.00 KWD')).toBeVisible();

  await context.setOffline(true);
  await shared.getByRole('button', { name: 'Swap currencies' }).click();
  await expect(shared.getByRole('alert')).toHaveText(/You are offline\. Showing the last rate\./);
  // 1 KWD = 1 / 0.0039 RUB.
  await expect(shared.getByText('384,615,384.62 RUB')).toBeVisible();
  await expect(shared).toContainText('Rates from 4 March 2026, saved in this browser.');
  await context.setOffline(false);
  // The service has no dinars: the site derives them from the rate of the rouble.
  await expect(shared).toContainText('Showing rates from 4 March 2026');
});
