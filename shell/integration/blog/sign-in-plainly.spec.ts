import { deepTag } from '../support/deep-tag';
import { whenFontsAreHere } from '../support/page-state';
import { expect, test } from '../support/test';

test('with a backend without sessions I sign in, stay signed in after a reload, and sign out', async ({
  page,
  backend,
  guard,
}) => {
  // It lacks both calls that our backend has in addition to section 7.
  guard.expectConsole(
    /^status 404: .*\/api\/(session|sign-out)$/,
    /^console error: Failed to load .*api\/(session|sign-out)/,
  );
  await page.goto('/blog');
  await page.locator('header').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill('ana@example.com');
  await page.getByRole('dialog').getByRole('button', { name: 'Send code' }).click();
  const code = page.getByRole('dialog').getByRole('textbox', { name: 'One-time code' });
  await expect(code).toBeFocused();
  await code.fill('012345');
  const account = page.locator('header summary[aria-label="Your account"]');
  await expect(account).toBeVisible();
  const sent = backend.requests.filter(({ method }) => method === 'POST');
  expect(sent.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    ['/api/send-user-otp', { email: 'ana@example.com' }],
    ['/api/verify-user-otp', { email: 'ana@example.com', otp: '012345' }],
  ]);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBe('{"message":"ok"}');

  const requested = page.waitForResponse((response) => response.url().endsWith('/api/session'));
  await page.reload();
  expect((await requested).status()).toBe(404);
  await expect(account).toBeVisible();
  await account.click();
  await page.locator('header').getByRole('button', { name: 'Sign out' }).first().click();
  await expect(account).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test.describe('a visitor who only reads', () => {
  test.use({ visitor: 'reads' });

  test('sees that they are signed in, without a layout shift in the header', async ({ page, guard }) => {
    guard.expectConsole(/^status 404: .*\/api\/session$/, /^console error: Failed to load .*api\/session/);
    const places = () =>
      page
        .locator('header')
        .evaluate((header) =>
          [...header.querySelectorAll('a, summary, button')]
            .filter((part) => part.checkVisibility())
            .map((part) => Math.round(part.getBoundingClientRect().x)),
        );
    await page.goto('/blog');
    await whenFontsAreHere(page);
    const before = await places();
    await page.evaluate(() => localStorage.setItem('user', '{"data":{"id":7,"name":"Ana"}}'));
    await page.reload();
    await expect(page.locator('header summary[aria-label="Your account, Ana"]')).toBeVisible();
    await whenFontsAreHere(page);
    expect(await places()).toEqual(before);
  });
});

for (const width of [1180, 1279, 1419, 1420]) {
  test(`the header with all its entries fits in one line at ${width} px${deepTag(width !== 1180)}`, async ({
    page,
    guard,
  }) => {
    guard.expectConsole(/^status 404: .*\/api\/session$/, /^console error: Failed to load .*api\/session/);
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/properties/');
    await page.evaluate(() => localStorage.setItem('user', '{"data":{"id":7,"name":"Ana"}}'));
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await page
      .getByLabel(/add to compare/i)
      .first()
      .check();
    await page.reload();
    await expect(page.locator('header summary[aria-label="Your account, Ana"]')).toBeVisible();
    await expect(page.locator('header').getByRole('link', { name: /^Compare, 1/ })).toBeVisible();
    const brand = await page.locator('header a').first().boundingBox();
    const units = await page.locator('header summary', { hasText: 'AED' }).first().boundingBox();
    expect(brand?.height).toBeLessThan(60);
    expect(units?.height).toBeLessThan(50);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
