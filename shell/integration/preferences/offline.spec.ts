import type { Page } from '@playwright/test';
import { soundRecords } from '../support/records';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

/** Waits until the service worker has cached a response whose path has this part. */
async function whenCached(page: Page, shelf: 'pages' | 'files', part: string): Promise<void> {
  const isCached = async ([name = '', wanted = '']: string[]) => {
    const cached = await (await caches.open(name)).keys();
    return cached.some(({ url }) => new URL(url).pathname.includes(wanted));
  };
  await expect.poll(() => page.evaluate(isCached, [`${shelf}-1`, part]), { message: `${part} is kept` }).toBe(true);
}

test('saved, compared and read projects are available offline, and other pages show a message and load once online', async ({
  page,
  context,
  guard,
}) => {
  const name = 'Harbour Gate';
  await page.goto('/properties/');
  await page.getByRole('button', { name: `Save ${name}` }).click();
  for (const each of [name, 'Coral Steps'])
    await page.getByRole('checkbox', { name: `Add to compare ${each}` }).click();
  const project = await page.getByRole('link', { name, exact: true }).first().getAttribute('href');
  for (const path of ['/properties/', '/compare', project ?? '']) await whenCached(page, 'pages', path);
  for (const file of ['dialogs-saved', '/dialog.', '/http']) await whenCached(page, 'files', file);

  // Files that were never requested are missing: further pictures, and the code of pages that were not opened.
  guard.expectConsole(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|503/, /^console info: \[iwan\]/);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Compare, 2 projects selected' }).click();
  await expect(page.getByRole('table').getByRole('link', { name, exact: true }).first()).toBeVisible();

  await page.getByRole('banner').getByLabel('Saved, 1 project').click();
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const picture = page.locator('main img[srcset]').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.goto('/blog');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Harbour Gate, Dubai Marina/ })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline', { timeout: 12_000 });
  await expect(page).toHaveURL(/\/blog$/);
});

test('online I see current data, however often I have visited the page', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
  const named = (name: string) => [{ ...(soundRecords.projects[0] as object), name }];
  backend.setRecords({ projects: named('Before') });
  await page.goto('/properties/');
  await page.getByRole('checkbox', { name: 'Add to compare Before' }).click();
  await whenCached(page, 'pages', '/properties/');
  backend.setRecords({ projects: named('Renamed Since') });
  await page.goto('/properties/');
  await expect(page.getByRole('link', { name: 'Renamed Since', exact: true }).first()).toBeVisible();
});
