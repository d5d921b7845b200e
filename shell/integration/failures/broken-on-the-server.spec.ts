import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { serverFaults } from '../support/faults/faults';
import { expect, test } from '../support/processes/own-site';
import { appendToServer, publishAltered, publishSound } from '../support/processes/store';

// The documents with each fault are tested without a browser (server/broken-modules.test.ts). Here: what a visitor sees
// after the recovery, for a refused release and for one with a broken module.
const shown = ['throws when it is loaded', 'throws in its loader'];

// The shell logs what it could not load.
test.beforeEach(({ guard }) => guard.expectConsole(/^console info: \[iwan\] mfe-listings/));

/** Publishes a release of the listings with one broken module, and removes every other release from the store. */
async function publishBroken(store: string, module: string, code: string): Promise<void> {
  await rm(join(store, 'mfe-listings'), { recursive: true });
  await publishAltered(store, 'mfe-listings', (dist) => appendToServer(dist, module, code));
}

for (const { what, code, isRefused, message } of serverFaults.filter((fault) => shown.includes(fault.what))) {
  test(`Home shows the listings again after their server part ${what}${isRefused ? ' @ci' : ' @deep'}`, async ({
    page,
    ownSite,
  }) => {
    await publishBroken(ownSite.store, './slots/premier-listings', code);
    await ownSite.start();
    const tried = isRefused ? page.waitForResponse('**/composition.json') : null;
    await page.goto('/');
    await expect(page.locator('[data-island=developers-carousel]')).toContainText('Marensand Developments');
    if (isRefused) {
      const notice = page.getByRole('status').filter({ hasText: message });
      await expect(notice).toHaveCount(3);
      // Each of the three has retried once by itself: then the visitor has to.
      await tried;
      await expect(notice.locator('[aria-busy]')).toHaveCount(0);
      await publishSound(ownSite.store, 'mfe-listings');
      await notice.nth(1).getByRole('link', { name: 'Try again' }).click();
    }
    // The browser code is intact: it shows what the server could not.
    await page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Compare, 1 project/ })).toBeVisible();
  });

  test(`the Properties page loads on Try again after its server part ${what} @deep`, async ({
    page,
    ownSite,
    guard,
  }) => {
    guard.expectConsole(/503/);
    await publishBroken(ownSite.store, './pages/properties', code);
    await ownSite.start();
    await page.goto('/properties/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not load this page');
    await expect(page.getByRole('contentinfo')).toContainText('Iwan Real Estate');
    if (isRefused) await publishSound(ownSite.store, 'mfe-listings');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Exclusive Properties' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Harbour Gate', exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Properties | Iwan Real Estate');
  });
}
