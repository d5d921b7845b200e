import type { Page } from '@playwright/test';
import { axeFindingsInBothSchemes } from '../support/checks/axe-findings';
import { sidewaysScroll } from '../support/checks/layout';
import { expect, test } from '../support/processes/own-backend';

const homes = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

test('a shortlist is made of what is saved, a family votes on it without an account, and one press ends it', async ({
  page,
  browser,
  newSite,
  guard,
}) => {
  const visitor = async (options: object) =>
    (await browser.newContext({ baseURL: newSite.origin, ...options })).newPage();
  await page.goto('/properties/');
  for (const number of [0, 1])
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .nth(number)
      .click();
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('favourites') ?? '[]').length)).toBe(2);
  await page.goto('/properties/?dialog=saved');
  await page.getByRole('dialog').getByRole('link', { name: 'Share a shortlist' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await page.getByLabel('Name of the shortlist').fill('Our home in the Marina');
  await page.getByRole('button', { name: 'Create the link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our home in the Marina' })).toBeVisible();
  const link = page.url();
  expect(link).toMatch(/\/shortlist\/[\w-]{43}$/);

  const layla = await visitor({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const opened = await layla.goto(link);
  expect(opened?.headers()['cache-control']).toBe('no-store');
  await expect(layla.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await layla.getByLabel('Your name').fill('Layla');
  await homes(layla).first().locator('summary').click();
  await layla
    .getByLabel(/^Comment on/)
    .first()
    .fill('Near <b>the sea</b>');
  const yes = (on: Page, label = 'Yes') => homes(on).first().locator('label', { hasText: label });
  await yes(layla).click();
  await layla.getByRole('button', { name: 'Send votes' }).click();
  await expect(layla.getByText('Your votes and comments are saved.')).toBeVisible();
  await expect(layla.getByLabel('Your name')).toHaveValue('Layla');
  expect(await sidewaysScroll(layla)).toEqual([]);

  // Of the same name, in Arabic, who first forgets to vote and then changes her mind.
  const other = await visitor({ viewport: { width: 768, height: 1024 } });
  await other.goto(link.replace('/shortlist', '/ar/shortlist'));
  await other.getByLabel('اسمك').fill('Layla');
  await other.getByRole('button', { name: 'أرسل الأصوات' }).click();
  await expect(other.getByRole('alert')).toHaveText('صوّت على مشروع أو اكتب تعليقًا.');
  await expect(other.getByLabel('اسمك')).toHaveValue('Layla');
  for (const label of ['ربما', 'لا']) {
    await yes(other, label).click();
    await other.getByRole('button', { name: 'أرسل الأصوات' }).click();
    await expect(homes(other).first().locator('strong', { hasText: label })).toBeVisible();
  }
  expect(await axeFindingsInBothSchemes(other)).toEqual([]);
  expect(await sidewaysScroll(other)).toEqual([]);

  await page.reload();
  const said = homes(page).first().getByRole('listitem');
  await expect(said).toHaveText([/^LaylaYesNear <b>the sea<\/b>/, 'LaylaNo']);
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove comment by Layla' }).click();
  await expect(said).toHaveText(['LaylaYes', 'LaylaNo']);

  guard.expectConsole(/410.*\/shortlist\//);
  await page.getByRole('button', { name: 'End this shortlist' }).click();
  await expect(page.getByRole('heading', { name: 'This shortlist has ended' })).toBeVisible();
  expect((await layla.goto(link))?.status()).toBe(410);
  await expect(layla.getByRole('heading', { name: 'This shortlist has ended' })).toBeVisible();
  await other.goto(link.replace('/shortlist', '/ar/shortlist'));
  await expect(other.getByRole('heading', { name: 'انتهت هذه القائمة' })).toBeVisible();
  for (const each of [layla, other]) await each.context().close();
});
