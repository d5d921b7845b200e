import type { Locator, Page } from '@playwright/test';
import { markDocument } from '../support/page-state';
import { wiredPages } from '../support/pages';
import { expect, test } from '../support/test';

/**
 * Clicks at the current position of a link. `Locator.click` scrolls first, and these tests are about the scroll
 * position.
 */
async function clickInPlace(page: Page, link: Locator): Promise<void> {
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not on the page.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const canonicalOf = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

const tour = [
  { link: 'Properties', path: '/properties/' },
  { link: 'Developers', path: '/developers/' },
] as const;

test('a visitor follows links through the pages of all four teams without a reload', async ({ page, site }) => {
  await page.goto('/');
  const mark = await markDocument(page);
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  const steps = [
    ...tour.map(({ link, path }) => ({
      path,
      click: () => header.getByRole('link', { name: link, exact: true }).click(),
    })),
    { path: '/career', click: () => footer.getByRole('link', { name: 'Career' }).click() },
    { path: '/', click: () => header.getByRole('link', { name: 'Iwan, home' }).click() },
  ];
  for (const { path, click } of steps) {
    await click();
    await expect(page).toHaveURL(site + path);
    const wired = wiredPages.find((one) => one.path === path);
    await expect(page.getByRole('heading', { level: 1, name: wired?.heading ?? '' })).toBeVisible();
    await expect(page).toHaveTitle(wired?.title ?? '');
    expect(await canonicalOf(page)).toBe(site + path);
    await mark.expectSame();
  }
});

test('a link to the blog is followed without a reload as well', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/career');
  const mark = await markDocument(page);
  await page.evaluate(() => {
    const anchor = document.createElement('a');
    anchor.href = '/blog';
    anchor.textContent = 'To the blog';
    document.querySelector('main')?.append(anchor);
  });
  await page.getByRole('link', { name: 'To the blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dubai property blog' })).toBeVisible();
  await mark.expectSame();
});

test('after a navigation the focus is in the content, and the title is announced', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Developers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Developers | Iwan Real Estate' })).toBeAttached();
});

test('a page starts at its top, and Back and Forward restore the scroll position', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-island=developers-carousel][data-hydrated]')).toBeAttached();
  const scrollTo = async (top: number) => {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  };
  const expectScroll = (top: number) => expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top);
  await scrollTo(1900);
  await clickInPlace(page, page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Exclusive Properties' })).toBeVisible();
  await expectScroll(0);
  await scrollTo(700);
  await clickInPlace(page, page.getByRole('banner').getByRole('link', { name: 'Developers', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
  await expectScroll(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Exclusive Properties' })).toBeVisible();
  await expectScroll(700);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Premier Listings' })).toBeVisible();
  await expectScroll(1900);
  await page.goForward();
  await expectScroll(700);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
});

test('Back returns to the tab and the page of the listing that the visitor had chosen', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/properties/');
  const mark = await markDocument(page);
  await page.locator('main').getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByText('Properties 10 - 12 of 12')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Commercial' }).click();
  await expect(page.getByText('Properties 1 - 3 of 3')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Properties 10 - 12 of 12')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Properties 1 - 9 of 12')).toBeVisible();
  await mark.expectSame();
});

test('clicks for a new tab or a download are handled by the browser', async ({ page, context }) => {
  await page.goto('/developers/');
  const mark = await markDocument(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true });
  for (const modifiers of [['Control'], ['Shift']] as const) {
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: [...modifiers] });
    const other = await opened;
    await expect(other.getByRole('heading', { level: 1, name: 'Exclusive Properties' })).toBeVisible();
    await other.close();
  }
  const tab = context.waitForEvent('page');
  await link.click({ button: 'middle' });
  await (await tab).close();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /Download portfolio/ }).click();
  expect((await download).suggestedFilename()).toBe('iwan-portfolio.pdf');
  await expect(page).toHaveURL(/\/developers\/$/);
  await mark.expectSame();
});

test('a link to a part of the same page only scrolls', async ({ page }) => {
  await page.goto('/blog');
  const mark = await markDocument(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await mark.expectSame();
});

test('the search of Home opens its results without a reload', { tag: '@deep' }, async ({ page, guard }) => {
  guard.expectConsole(/filter-all-property/);
  await page.goto('/');
  await expect(page.locator('[data-island=hero-search][data-hydrated]')).toBeAttached();
  const mark = await markDocument(page);
  const search = page.getByRole('form', { name: 'Search projects' });
  await expect(search.getByRole('button', { name: /Properties.*Choose a location first/ })).toBeDisabled();
  await search.getByRole('combobox', { name: 'Locations' }).click();
  await search.getByRole('option', { name: /^Business Bay/ }).click();
  await search.getByText('Any project').click();
  await search.getByRole('checkbox', { name: 'Ledger House' }).check();
  await page.keyboard.press('Escape');
  await search.getByRole('button', { name: 'Find Property' }).click();
  await expect(page).toHaveURL(/\/filter-all-property\?location=Business\+Bay&property=Ledger\+House$/);
  await mark.expectSame();
});
