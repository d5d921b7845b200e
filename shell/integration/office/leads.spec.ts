import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { deepTag } from '../support/deep-tag';
import { enterAsAdministrator, enterOffice } from '../support/enter-office';
import { expect, test } from '../support/processes/own-backend';

// All tests share one site with one database.
test.describe.configure({ mode: 'default', timeout: 90_000 });

/** A device with passkeys that need no user gesture. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function sendLead(origin: string, name: string): Promise<void> {
  const response = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      ...{ name, email: 'noura@example.com', phone: '+971501234567', source: 'Contact Us', consent: true },
      message: 'Is it still there?',
    }),
  });
  expect(response.status).toBe(201);
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px${deepTag(width === 390)}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a lead from the site is on the board within two seconds, and is assigned, answered and won', async ({
      page,
      guard,
      newSite,
    }) => {
      guard.expectConsole(
        /^status 401: .*\/office\/api\/session/,
        /^console error: Failed to load .*\/office\/api\/session/,
        // The rule may assign the lead at the same moment as a person: the screen sends its change again.
        /^status 409: .*\/office\/api\/leads/,
        /^console error: Failed to load .*\/office\/api\/leads/,
      );
      await enterAsAdministrator({ page, guard, newSite });
      await page.getByRole('button', { name: 'Board' }).click();
      const board = (stage: string) =>
        page.locator('details').filter({ has: page.getByRole('heading', { name: stage, exact: true }) });
      await expect(board('New')).toBeVisible();
      const name = width === 390 ? 'Noura Saleh' : 'Noura Karim';
      await sendLead(newSite.origin, name);
      await expect(board('New').getByRole('link', { name })).toBeVisible({ timeout: 2000 });

      await board('New').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await page.getByRole('combobox', { name: 'Assigned to' }).selectOption({ index: 1 });
      await page.getByLabel('Subject').fill('Your question');
      await page.getByLabel('Message', { exact: true }).fill('It is. When would you like to see it?');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByText('Reply sent.')).toBeVisible();
      await expect(page.getByText(/^replied after/)).toBeVisible();
      await expect(async () => expect(await newSite.mail()).toContain('When would you like to see it?')).toPass();

      await page.getByRole('combobox', { name: `Move ${name} to` }).selectOption('won');
      await expect(page.getByText('Won', { exact: true }).first()).toBeVisible();
      const axe = await new AxeBuilder({ page }).analyze();
      expect(axe.violations).toEqual([]);
      await page.goto(`${newSite.office}/office/leads?view=board`);
      await expect(board('Won')).toBeVisible();
      if (width === 390) await board('Won').getByRole('heading').click();
      await expect(board('Won').getByRole('link', { name })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  });
}

test('an invited user signs in by code, and later with their passkey @ci', async ({ page, guard, newSite }) => {
  guard.expectConsole(
    /^status 401: .*\/office\/api\/session/,
    /^console error: Failed to load .*\/office\/api\/session/,
  );
  const reader = 'reader@iwan.example';
  await addAuthenticator(page);
  await enterAsAdministrator({ page, guard, newSite });
  await page.getByRole('link', { name: 'Staff' }).click();
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Rania Reader');
  await page.getByRole('textbox', { name: 'Email' }).fill(reader);
  await page.getByRole('combobox', { name: 'Role' }).selectOption('reader');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('link', { name: 'Rania Reader' })).toBeVisible();
  // The administrator's session continues in another browser.
  await page.context().clearCookies();

  await enterOffice({ page, guard, newSite }, reader);
  await expect(page.getByRole('link', { name: 'Leads' })).toBeHidden();
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByText('This device created')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await enterOffice({ page, guard, newSite }, reader);
  await expect(page.getByText('Confirm with your passkey.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Office' })).toBeHidden();
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(page.getByRole('link', { name: 'Reports' })).toBeVisible();
});
