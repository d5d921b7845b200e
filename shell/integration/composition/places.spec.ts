import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { deepTag } from '../support/deep-tag';
import { expectTexts } from '../support/expect-texts';
import { serverFaults } from '../support/faults/faults';
import { test as testWithOwnSite } from '../support/processes/own-site';
import { appendToServer, publishAltered } from '../support/processes/store';
import { expect, test } from '../support/test';

// A developer's page belongs to one remote, and the projects in its slot to another.
const path = '/cavarin-properties/';
const slotMessage = 'We could not load this part of the page.';

const slot = (page: Page) => page.locator('[data-island=projects-of-developer]');
const own = (page: Page) => page.locator('[data-island=page]');
const door = (page: Page) => page.getByRole('button', { name: /^Play the video/ });

async function expectSlotInteractive(page: Page): Promise<void> {
  await slot(page).scrollIntoViewIfNeeded();
  await expect(slot(page)).toHaveAttribute('data-hydrated', '');
  await slot(page).getByText('Add to compare').first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Compare, 1 project/ })).toBeVisible();
}

async function expectPageInteractive(page: Page): Promise<void> {
  await door(page).scrollIntoViewIfNeeded();
  await door(page).click();
  await expect(page.locator('video')).toBeAttached();
}

/** Code that throws in an effect of a remote in the browser, once its HTML is hydrated. */
const breakIn = (remote: string) =>
  `{
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      if (new Error().stack.includes('/remotes/${remote}/')) throw new Error('broken');
      return real(query);
    };
  }`;

test('a page and the slot on it are hydrated separately, without changing the server’s HTML', async ({
  page,
  guard,
}) => {
  guard.expectConsole(/quay\.mp4/);
  await page.goto(path);
  const card = await slot(page).getByRole('article').first().elementHandle();
  await expectSlotInteractive(page);
  await expectPageInteractive(page);
  expect(await card?.evaluate((element) => element.isConnected)).toBe(true);
});

test('the slot works when the page around it fails in the browser @ci', async ({ page, guard }) => {
  guard.expectConsole(/^console info: \[iwan\] mfe-developers/, /^page error: broken/);
  await page.addInitScript(breakIn('mfe-developers'));
  await page.goto(path);
  await own(page).getByRole('heading', { level: 1 }).hover();
  await expect.poll(() => guard.countOf(/\[iwan\] mfe-developers/)).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Cavarin' })).toBeVisible();
  await expectSlotInteractive(page);
});

test('the page works when the slot on it fails in the browser', { tag: '@deep' }, async ({ page, guard }) => {
  guard.expectConsole(/^console info: \[iwan\] mfe-listings/, /^page error: broken/, /quay\.mp4/);
  // As wide as one card: only a scrolling row checks `prefers-reduced-motion`.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(breakIn('mfe-listings'));
  await page.goto(path);
  await slot(page).scrollIntoViewIfNeeded();
  await expect.poll(() => guard.countOf(/\[iwan\] mfe-listings/)).toBeGreaterThan(0);
  await expect(slot(page).getByRole('article').first()).toBeVisible();
  await expectPageInteractive(page);
});

for (const remote of ['mfe-listings', 'mfe-developers']) {
  test(`the server’s HTML stays when the code of ${remote} cannot be loaded, and the other remote works${deepTag(remote === 'mfe-developers')}`, async ({
    page,
    context,
    guard,
  }) => {
    guard.expectConsole(new RegExp(`\\[iwan\\] ${remote}`), new RegExp(`/remotes/${remote}/`), /quay\.mp4/);
    await context.route(`**/remotes/${remote}/*/remoteEntry.*.js*`, (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    await expect(slot(page).getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Cavarin' })).toBeVisible();
    if (remote === 'mfe-listings') await expectPageInteractive(page);
    else await expectSlotInteractive(page);
    await expect(page.locator('main')).not.toContainText(/could not (be loaded|load)/);
  });
}

test('a visitor from another page sees the page complete, also after Back', { tag: '@deep' }, async ({
  page,
  guard,
}) => {
  guard.expectConsole(/quay\.mp4/);
  await page.goto('/developers/');
  await page.getByRole('link', { name: /Cavarin/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cavarin' })).toBeVisible();
  await expectSlotInteractive(page);
  await expectPageInteractive(page);
  // To another page of the same module, whose slot has other projects.
  await page
    .locator('main a[href="/developers/ostrava-homes-properties/"]')
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 2, name: 'Projects by Ostrava Homes' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Projects by Cavarin' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
  await expect(slot(page)).toHaveCount(0);
});

testWithOwnSite(
  'a slot shows a message while its remote is unavailable, and its content once it is back @ci',
  async ({ page, ownSite, guard }) => {
    guard.expectConsole(/^console info: \[iwan\] mfe-listings/);
    await rename(join(ownSite.store, 'mfe-listings'), join(ownSite.store, '..', 'away'));
    await ownSite.start();
    const response = await fetch(ownSite.origin + path);
    expect(response.status).toBe(200);
    expectTexts(await response.text(), ['Cavarin', 'Drawn from the inside out', slotMessage]);
    await page.goto(path);
    const notice = page.getByRole('status').filter({ hasText: slotMessage });
    await expect(notice).toHaveCount(1);
    await rename(join(ownSite.store, '..', 'away'), join(ownSite.store, 'mfe-listings'));
    await expect(async () => {
      if ((await notice.count()) > 0) await notice.getByRole('link').click({ timeout: 1000 });
      await expect(notice).toHaveCount(0, { timeout: 300 });
    }).toPass();
    await expectSlotInteractive(page);
  },
);

// The documents with each fault are tested without a browser (server/broken-modules.test.ts).
for (const { what, code, message } of serverFaults.filter((fault) => fault.what === 'throws while it renders')) {
  testWithOwnSite(
    `a page is shown when the part in its slot ${what} on the server`,
    { tag: '@deep' },
    async ({ page, ownSite, guard }) => {
      guard.expectConsole(/^console info: \[iwan\] mfe-listings/);
      await publishAltered(ownSite.store, 'mfe-listings', (dist) =>
        appendToServer(dist, './slots/projects-of-developer', code),
      );
      await ownSite.start();
      const response = await fetch(ownSite.origin + path);
      expect(response.status).toBe(200);
      expectTexts(await response.text(), ['Cavarin', 'Drawn from the inside out', message]);
      // The browser code is intact.
      await page.goto(path);
      await expectSlotInteractive(page);
    },
  );
}
