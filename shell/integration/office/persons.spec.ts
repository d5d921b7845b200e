import { randomUUID } from 'node:crypto';
import { enterAsAdministrator } from '../support/enter-office';
import { expectSoundScreen, openScreen } from '../support/office-screen';
import { expect, test } from '../support/processes/own-backend';

// All tests share one site with one database.
test.describe.configure({ mode: 'default', timeout: 180_000 });

for (const width of [390, 1440]) {
  test.describe(`at ${width} px @ci`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('an address is looked up, erased, and not back after a restart', async ({ page, guard, newSite }) => {
      // While the site restarts, the office is away.
      guard.expectConsole(/^(request failed|status 50\d|console error): .*/);
      const email = `forget-${width}@example.com`;
      const response = await fetch(`${newSite.origin}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({
          ...{ name: 'Forgotten Visitor', email, phone: '+971507654321', source: 'Contact Us', consent: true },
          message: 'Please forget me.',
        }),
      });
      expect(response.status).toBe(201);
      await enterAsAdministrator({ page, guard, newSite });
      await openScreen(page, 'Personal data');
      const lookUp = async () => {
        await page.getByLabel('Email').fill(email);
        await page.getByRole('button', { name: 'Look up' }).click();
      };
      await lookUp();
      await expect(page.getByRole('heading', { name: '1 lead' })).toBeVisible();
      await expect(page.getByText('Please forget me.')).toBeVisible();
      await expectSoundScreen(page);

      await page.getByRole('button', { name: 'Erase all data' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Permanently erase' });
      await dialog.getByLabel('Type ERASE to confirm').fill('erase it');
      await dialog.getByRole('button', { name: 'Erase all data' }).click();
      await expect(dialog.getByText('Type ERASE to confirm.')).toBeVisible();
      await expectSoundScreen(page);
      await dialog.getByLabel('Type ERASE to confirm').fill('ERASE');
      await dialog.getByRole('button', { name: 'Erase all data' }).click();
      await expect(page.getByText(/^Erased 1 lead/)).toBeVisible();

      await newSite.restart();
      await page.reload();
      await lookUp();
      await expect(page.getByText('No data found for this person.')).toBeVisible();
      expect(JSON.stringify(await newSite.leads())).not.toContain(email);
      expect(await newSite.mail()).not.toContain(email);
    });
  });
}
