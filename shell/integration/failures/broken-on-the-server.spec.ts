import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expectWords } from '../support/expect-words';
import { serverFaults } from '../support/faults';
import { expect, test } from '../support/own-site';
import { appendToServer, publishAltered, publishSound } from '../support/store';

/** The longest that a page may take to come, whatever a remote does, in milliseconds. */
const timeLimit = 6000;

// The shell reports what it could not load.
test.beforeEach(({ guard }) => guard.expectConsole(/^console info: \[iwan\] mfe-listings/));

/** Publishes a release of the listings with one broken module, and takes every other release out of the store. */
async function publishBroken(store: string, module: string, code: string): Promise<void> {
  await rm(join(store, 'mfe-listings'), { recursive: true });
  await publishAltered(store, 'mfe-listings', (dist) => appendToServer(dist, module, code));
}

for (const { what, code, isRefused, message } of serverFaults) {
  test(`Home stands when the Premier Listings' server part ${what}`, async ({ page, ownSite }) => {
    await publishBroken(ownSite.store, './slots/premier-listings', code);
    await ownSite.start();

    const asked = Date.now();
    const answer = await fetch(`${ownSite.origin}/`);
    const html = await answer.text();
    expect(Date.now() - asked).toBeLessThan(timeLimit);
    expect(answer.status).toBe(200);
    expectWords(html, [message, 'Marensand Developments', 'Karim Aziz', 'Iwan Real Estate']);
    expect(html.includes('Find Property')).toBe(!isRefused);

    const tried = isRefused ? page.waitForResponse('**/composition.json') : null;
    await page.goto('/');
    await expect(page.locator('[data-island=developers-carousel]')).toContainText('Marensand Developments');
    if (isRefused) {
      const notice = page.getByRole('status').filter({ hasText: message });
      await expect(notice).toHaveCount(3);
      // Each of the three has tried once by itself: only then is it the visitor's turn.
      await tried;
      await expect(notice.locator('[aria-busy]')).toHaveCount(0);
      await publishSound(ownSite.store, 'mfe-listings');
      await notice.nth(1).getByRole('link', { name: 'Try again' }).click();
    }
    // The browser's part is sound: what the server could not show comes there.
    await page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Compare, 1 project/ })).toBeVisible();
  });

  test(`the rest of the site stands when the Properties page's server part ${what}`, async ({
    page,
    ownSite,
    guard,
  }) => {
    guard.expectConsole(/503/);
    await publishBroken(ownSite.store, './pages/properties', code);
    await ownSite.start();

    const asked = Date.now();
    const answer = await page.goto('/properties/');
    expect(Date.now() - asked).toBeLessThan(timeLimit);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()['retry-after']).toBe('30');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      message.startsWith('Error') ? message : 'This page could not be loaded',
    );
    await expect(page.getByRole('contentinfo')).toContainText('Iwan Real Estate');
    expect((await fetch(`${ownSite.origin}/developers/`)).status).toBe(200);

    if (isRefused) await publishSound(ownSite.store, 'mfe-listings');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Exclusive Properties' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Harbour Gate', exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Properties | Iwan Real Estate');
  });
}

for (const { what, code } of [
  { what: 'has no head', code: 'module.exports = { route: { ...module.exports.route, head: () => null } };' },
  {
    what: 'hangs over its head',
    code: 'module.exports = { route: { ...module.exports.route, head: () => { while (true); } } };',
  },
  {
    what: 'hangs over its status',
    code: 'module.exports = { route: { ...module.exports.route, status: () => { while (true); } } };',
  },
  { what: 'is neither a page nor a slot', code: 'module.exports = { route: {} };' },
]) {
  test(`a page whose module ${what} costs that page only`, async ({ ownSite }) => {
    await publishBroken(ownSite.store, './pages/properties', code);
    await ownSite.start();
    const answer = await fetch(`${ownSite.origin}/properties/`);
    expect(answer.status).toBe(503);
    expectWords(await answer.text(), ['This page could not be loaded', 'Try again', '/career']);
    expect((await fetch(`${ownSite.origin}/developers/`)).status).toBe(200);
  });
}
