import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expectTexts } from '../support/expect-texts';
import { expect, test } from '../support/processes/own-site';
import { removeRemotes } from '../support/processes/store';

const slotMessage = 'We could not load this part of the page.';

test.beforeEach(({ guard }) => guard.expectConsole(/^console info: \[iwan\] mfe-/));

test('Home is shown before the first release of the listings, and with the listings after it @ci', async ({
  page,
  ownSite,
}) => {
  await rename(join(ownSite.store, 'mfe-listings'), join(ownSite.store, '..', 'away'));
  await ownSite.start();
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  const notices = page.getByRole('status').filter({ hasText: slotMessage });
  await expect(notices).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 2, name: 'Meet Our Agents' })).toBeVisible();
  await expect(page.locator('[data-island=developers-carousel][data-hydrated]')).toContainText(
    'Marensand Developments',
  );

  await rename(join(ownSite.store, '..', 'away'), join(ownSite.store, 'mfe-listings'));
  await expect(async () => {
    if ((await notices.count()) > 0) await notices.first().getByRole('link').click({ timeout: 1000 });
    await expect(notices).toHaveCount(0, { timeout: 300 });
  }).toPass();
  await page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Compare, 1 project/ })).toBeVisible();
});

test('a page without a release shows a message, and loads on Try again once it is published', { tag: '@deep' }, async ({
  page,
  ownSite,
  guard,
}) => {
  guard.expectConsole(/503/);
  await rename(join(ownSite.store, 'mfe-blog'), join(ownSite.store, '..', 'away'));
  await ownSite.start();
  expect((await page.goto('/blog'))?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1, name: 'We could not load this page' })).toBeVisible();
  await rename(join(ownSite.store, '..', 'away'), join(ownSite.store, 'mfe-blog'));
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dubai property blog' })).toBeVisible();
});

test('with an empty store the site has header, footer and the shell’s own blocks', { tag: '@deep' }, async ({
  page,
  ownSite,
}) => {
  await removeRemotes(ownSite.store);
  await ownSite.start();
  const html = await (await fetch(`${ownSite.origin}/`)).text();
  expectTexts(html, [slotMessage, 'Why Invest in Dubai', 'Become a Super Agent', 'Get in touch', 'Palm Jumeirah']);
  await page.goto('/');
  await page.getByRole('banner').getByText('Join Us', { exact: true }).click();
  await expect(page.getByRole('link', { name: /Sign In As Agent/ })).toBeVisible();
});

test('after the removal of a remote from a running site its parts stay on the page, and their links work @ci', async ({
  page,
  ownSite,
  guard,
}) => {
  // Its files are missing: the browser logs each that the document refers to.
  guard.expectConsole(/404.*\/remotes\/mfe-listings\//, /\/remotes\/mfe-listings\/.*(404|MIME|ERR_)/);
  await ownSite.start();
  expectTexts(await (await fetch(`${ownSite.origin}/`)).text(), ['Harbour Gate']);
  await rm(join(ownSite.store, 'mfe-listings'), { recursive: true });

  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  const premier = page.locator('[data-island=premier-listings]');
  await expect(premier.getByRole('link', { name: 'Harbour Gate', exact: true })).toBeVisible();
  await expect(page.locator('[data-island=developers-carousel][data-hydrated]')).toBeAttached();
  await expect(page.getByText(slotMessage)).toHaveCount(0);
  await premier.getByRole('tab', { name: 'Commercial' }).click();
  await expect(page).toHaveURL(/\/properties\/\?tab=Commercial$/);
  await expect(page.getByRole('heading', { level: 1, name: 'We could not load this page' })).toBeVisible({
    timeout: 15_000,
  });
  await page.getByRole('banner').getByRole('link', { name: 'Developers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
});

test('a tab that was open when a remote was removed keeps working', { tag: '@deep' }, async ({
  page,
  ownSite,
  guard,
}) => {
  guard.expectConsole(/\/remotes\/mfe-blog\//);
  await ownSite.start();
  await page.goto('/');
  await page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' }).click();
  await rm(join(ownSite.store, 'mfe-blog'), { recursive: true });
  await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' })).toBeChecked();
});
