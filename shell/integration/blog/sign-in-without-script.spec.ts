import type { Page } from '@playwright/test';
import { expect, test } from '../support/processes/own-backend';

test.use({ javaScriptEnabled: false });
test.describe.configure({ timeout: 90_000 });
// The document preloads scripts, and a browser without script refuses them.
test.beforeEach(({ guard }) => guard.expectConsole(/^request failed: .*\.js csp$/));

const dialog = (page: Page) => page.locator('[data-dialog-in-page]');
const email = (page: Page) => dialog(page).getByLabel('Email');
const code = (page: Page) => dialog(page).getByLabel('One-time code');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const another = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

test('without script I sign in with a mailed code, see that I am signed in, and sign out', { tag: '@deep' }, async ({
  page,
  context,
  newSite,
}) => {
  const address = 'plain.ana@example.com';
  await page.goto('/blog');
  await page.locator('header').getByRole('link', { name: 'Your account' }).click();
  await expect(page).toHaveURL(/\/blog\?dialog=sign-in$/);

  await email(page).fill('plain.ana@');
  await press(page, 'Send code');
  await expect(email(page)).toHaveAccessibleDescription(/^Enter an email address like/);
  await expect(email(page)).toHaveValue('plain.ana@');
  await email(page).fill(address);
  await press(page, 'Send code');
  await expect(dialog(page).getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await expect(email(page)).toHaveValue(address);
  expect(page.url()).not.toContain('ana');

  const right = await newSite.codeFor(address);
  await code(page).fill(another(right));
  await press(page, 'Verify');
  await expect(code(page)).toHaveAccessibleDescription('That code is not right. Check it or request a new one.');
  await expect(code(page)).toHaveValue(another(right));
  await expect(email(page)).toHaveValue(address);
  await press(page, 'Send a new code');
  await expect(dialog(page).getByRole('alert')).toContainText(/Wait \d+ seconds? before you request/);
  await press(page, 'I already have a code');
  await expect(email(page)).toHaveValue(address);

  await code(page).fill(right);
  await press(page, 'Verify');
  await expect(dialog(page).getByRole('status')).toHaveText(/^Signed in as /);
  const [session] = await context.cookies();
  expect(session).toMatchObject({ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/' });
  await page.goto('/career?dialog=sign-in');
  await expect(dialog(page).getByRole('heading', { name: 'You are signed in' })).toBeVisible();

  await press(page, 'Sign out');
  await expect(dialog(page)).toContainText('You are signed out.');
  await expect(email(page)).toHaveValue('');
  expect(await context.cookies()).toEqual([]);
});
