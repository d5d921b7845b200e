import type { Page } from '@playwright/test';
import { markDocument } from '../support/reload-mark';
import { setRoundTrip } from '../support/round-trip';
import { expect, test } from '../support/test';

const card = (page: Page) => page.getByRole('link', { name: 'Harbour Gate', exact: true }).first();
const project = (page: Page) => page.getByRole('heading', { level: 1, name: 'Harbour Gate' });

test.describe('before any code has loaded', () => {
  test.use({ visitor: 'reads' });

  test('the document of a link is prefetched when the mouse rests on it, without a script', async ({
    page,
    context,
  }) => {
    await page.goto('/terms-and-condition', { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    const prefetched = new Promise<string>((resolve) => {
      session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
        if (status === 'Ready') resolve(prefetchUrl);
      });
    });
    await session.send('Preload.enable');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Career' });
    await link.hover();
    expect(await prefetched).toBe(await link.evaluate((anchor: HTMLAnchorElement) => anchor.href));
  });
});

test('on a slow connection a link leads to a document, unless the tab has the code of its page', async ({
  page,
  context,
}) => {
  await setRoundTrip(context, 150);
  await page.goto('/properties/');
  await page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' }).check();
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  const list = await markDocument(page);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('Properties 10 - 12 of 12')).toBeVisible();
  await list.expectSame();
  await page.goBack();
  await card(page).click();
  await expect(project(page)).toBeVisible();
  await expect(list.expectSame()).rejects.toThrow('the document was reloaded');
  // What the visitor has chosen is kept between the documents.
  await expect(page.getByRole('banner').getByRole('link', { name: /^Compare, 1 project/ })).toBeVisible();
});
