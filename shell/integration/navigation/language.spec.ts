import { markDocument } from '../support/page-state';
import { expect, test } from '../support/test';

const arabic = /\/ar(\/|$|\?)/;

test('I switch to Arabic and stay in it: a link, a filter, a dialog, a refused form, and back', async ({
  page,
  site,
}) => {
  await page.goto('/properties/?tab=Commercial');
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).first().click();
  await expect(page).toHaveURL(`${site}/ar/properties/?tab=Commercial`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const mark = await markDocument(page);

  const project = page.getByRole('main').locator('h3 a').first();
  const path = await project.getAttribute('href');
  expect(path).toMatch(arabic);
  await project.click();
  await expect(page).toHaveURL(site + path);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(arabic);
  expect(await page.locator('link[rel=alternate][hreflang=en]').getAttribute('href')).not.toMatch(arabic);

  await page.goBack();
  await expect(page).toHaveURL(`${site}/ar/properties/?tab=Commercial`);
  await page.locator('header a[href="?dialog=calculator"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await mark.expectSame();

  const email = page.getByRole('contentinfo').getByRole('textbox');
  await email.fill('nobody');
  await email.press('Enter');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(`${site}/ar/properties/?tab=Commercial`);

  // What was typed is on the English page too.
  await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(`${site}/properties/?tab=Commercial`);
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveValue('nobody');
});

test('a link that an older release writes without the language is followed in Arabic', async ({ page, site }) => {
  await page.goto('/ar/career');
  const mark = await markDocument(page);
  await page.evaluate(() => {
    const anchor = document.createElement('a');
    anchor.href = '/blog';
    anchor.textContent = 'To the blog';
    document.querySelector('main')?.append(anchor);
  });
  await page.getByRole('link', { name: 'To the blog' }).click();
  await expect(page).toHaveURL(`${site}/ar/blog`);
  await mark.expectSame();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch keeps the page and its query, and links and forms the language', async ({ page, site }) => {
    await page.goto('/ar/properties/?tab=Commercial');
    const search = page.getByRole('main').getByRole('searchbox');
    await search.fill('harbour');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/ar\/[^?]+\?.*q=harbour/);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL(new RegExp(`^${site}/(?!ar)[^?]+\\?.*q=harbour`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('in a browser that prefers Arabic', () => {
  test.use({ locale: 'ar-AE' });

  test('I am asked once, and nothing moves', async ({ page, site }) => {
    await page.goto('/properties/');
    const offer = page.getByRole('link', { name: 'اقرأ هذه الصفحة بالعربية' });
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await expect(offer).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    await offer.click();
    await expect(page).toHaveURL(`${site}/ar/properties/`);
    await page.goto('/properties/');
    await page.getByRole('banner').hover();
    await expect(page.locator('[data-hydrated]').first()).toBeAttached();
    await expect(offer).toBeHidden();
  });
});
