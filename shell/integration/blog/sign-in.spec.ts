import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/processes/own-backend';

// All tests share one site with one database.
test.describe.configure({ mode: 'default', timeout: 90_000 });

const dialog = (page: Page) => page.getByRole('dialog');
const code = (page: Page) => dialog(page).getByRole('textbox', { name: 'One-time code' });
const account = (page: Page) => page.locator('header summary[aria-label^="Your account"]');

/** Requests a code from the header, up to the field for the code. */
async function askForCode(page: Page, address: string): Promise<void> {
  await page.locator('header').getByRole('button', { name: 'Sign in' }).first().click();
  await dialog(page).getByLabel('Email').fill(address);
  await dialog(page).getByRole('button', { name: 'Send code' }).click();
  await expect(code(page)).toBeFocused();
}

const another = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');
const refused = [/^status 4(00|29): .*verify-user-otp/, /^console error: Failed to load .*verify-user-otp/, /sign-in:/];

test('on a new machine I sign in with the code from the mailbox, in every tab, and sign out', async ({
  page,
  context,
  newSite,
}) => {
  expect(newSite.output().match(/No mail server is set/g)).toHaveLength(1);
  await page.goto('/blog');
  const other = await context.newPage();
  await other.goto('/');
  await askForCode(page, 'ana.maria@example.com');
  await expect(page).toHaveURL(/dialog=sign-in/);
  // The code is typed digit by digit: the last digit signs in.
  await page.keyboard.type(await newSite.codeFor('ana.maria@example.com'), { delay: 20 });
  await expect(dialog(page)).toBeHidden();
  await expect(page).not.toHaveURL(/dialog=/);
  await expect(account(page)).toBeVisible();
  await expect(account(other)).toBeVisible();

  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));
  expect(stored).toEqual({ data: { id: expect.any(Number), name: expect.any(String) } });
  await page.reload();
  await expect(account(page)).toBeVisible();

  await account(page).click();
  const ended = page.waitForResponse((response) => response.url().endsWith('/api/sign-out'));
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  expect((await ended).status()).toBe(200);
  await expect(account(page)).toHaveCount(0);
  await expect(account(other)).toHaveCount(0);
  expect(await page.evaluate(() => fetch('/api/session').then((response) => response.json()))).toEqual({ data: null });
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('user')))).toEqual([]);
});

test('a session that the backend has ended is detected when the page starts', { tag: '@deep' }, async ({
  page,
  context,
  newSite,
}) => {
  await page.goto('/blog');
  await askForCode(page, 'ended@example.com');
  await code(page).fill(await newSite.codeFor('ended@example.com'));
  await expect(account(page)).toBeVisible();
  await context.clearCookies();
  await page.reload();
  await expect(account(page)).toHaveCount(0);
  await page.locator('header').getByRole('button', { name: 'Sign in' }).first().click();
  await expect(dialog(page)).toContainText('Your session has ended. Sign in again');
});

test('five wrong codes lock the address, also for the right code', { tag: '@deep' }, async ({
  page,
  newSite,
  guard,
}) => {
  guard.expectConsole(...refused);
  await page.goto('/blog');
  await askForCode(page, 'guessed@example.com');
  const right = await newSite.codeFor('guessed@example.com');
  await code(page).fill(another(right));
  for (let guesses = 1; guesses <= 5; guesses += 1) {
    await expect(code(page)).toHaveAccessibleDescription('That code is not right. Check it or request a new one.');
    if (guesses === 5) break;
    const verified = page.waitForResponse((response) => response.url().endsWith('/api/verify-user-otp'));
    await dialog(page).getByRole('button', { name: 'Verify' }).click();
    expect((await verified).status()).toBe(400);
  }
  await code(page).fill('');
  await code(page).fill(right);
  await expect(code(page)).toHaveAccessibleDescription(/^Too many wrong codes\. Try again in (60|59) minutes\.$/);
  await expect(code(page)).toHaveValue(right);
  await expect(account(page)).toHaveCount(0);
});

for (const { width, colorScheme, deep } of [
  { width: 320, colorScheme: 'light', deep: ' @deep' },
  { width: 390, colorScheme: 'dark', deep: ' @deep' },
  { width: 1440, colorScheme: 'light', deep: ' @deep' },
] as const) {
  test(`at ${width} px, ${colorScheme}, signing in works by keyboard and has no axe finding${deep}`, async ({
    page,
    newSite,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/blog');
    const isNarrow = width < 1180;
    const signIn = page.locator('header').getByRole('button', { name: 'Sign in' });
    const opener = isNarrow ? page.locator('header summary[aria-label=Menu]') : signIn;
    if (isNarrow) await opener.press('Enter');
    await signIn.press('Enter');
    await expect(dialog(page).getByLabel('Email')).toBeFocused();
    const findings = async () =>
      (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations.map(({ id }) => id);
    expect(await findings()).toEqual([]);
    await page.keyboard.type(`width-${width}@example.com`);
    await page.keyboard.press('Enter');
    await expect(code(page)).toBeFocused();
    expect(await findings()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // A press on a box places the cursor there.
    await page.keyboard.type('4190');
    const box = await code(page).boundingBox();
    if (box === null) throw new Error('The field is not there');
    const boxes = await dialog(page).locator('label + div').boundingBox();
    if (boxes === null) throw new Error('The boxes are not there');
    for (const index of [3, 0, 2, 1]) {
      await page.mouse.click(boxes.x + (boxes.width * (index + 0.5)) / 6, boxes.y + boxes.height / 2);
      await page.keyboard.type(String(index + 5));
    }
    await expect(code(page)).toHaveValue('5678');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
    expect(newSite.output()).not.toMatch(/error/i);
  });
}
