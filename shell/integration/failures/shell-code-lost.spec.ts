import type { Page } from '@playwright/test';
import { deepTag } from '../support/deep-tag';
import { codeFaults, hurryUntil } from '../support/faults/browser-faults';
import { markDocument } from '../support/page-state';
import { expect, test } from '../support/test';

/** Every script of the shell that is loaded after the start of a page, including the calls to the backend. */
const later = '**/shell/*.js*';

test.beforeEach(({ guard }) =>
  guard.expectConsole(/\[iwan\]/, /\/shell\//, /^page error: /, /net::ERR_/, /net::ERR_FAILED/),
);

async function openBlog(page: Page): Promise<void> {
  await page.goto('/blog');
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
}

const goToProperties = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).click();

async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Unexpected Application Error');
}

for (const { what, respond, tag } of codeFaults) {
  test(`a link loads a new document when the shell's own script ${what}${tag || deepTag(what === 'never answers')}`, async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await openBlog(page);
    await context.route(later, respond);
    await goToProperties(page);
    const heading = page.getByRole('heading', { level: 1, name: 'Exclusive Properties' });
    await hurryUntil(page, () => heading.isVisible());
    await expect(page).toHaveURL(/\/properties\/$/);
    await expectFrame(page);
    // The new document cannot start either: its text is shown, and the browser follows its links.
    await page.getByRole('banner').getByRole('link', { name: 'Developers', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
    for (const before of [/\/properties\/$/, /\/blog$/]) {
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(before);
    }
  });
}

test('a link pressed offline shows a message between header and footer, and works once there is a connection @ci', async ({
  page,
  context,
}) => {
  await openBlog(page);
  const document = await markDocument(page);
  await context.setOffline(true);
  await goToProperties(page);
  await expect(page.getByRole('heading', { level: 1, name: 'We could not load this page' })).toBeVisible();
  await expect(page).toHaveURL(/\/properties\/$/);
  await expectFrame(page);
  await document.expectSame();
  // It fails again at each attempt of the visitor, and shows that it tries.
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await document.expectSame();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exclusive Properties' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Compare, 1 project/ })).toBeVisible();
});

test('a faulty script of the shell in a permanent cache is requested under another name @ci', async ({
  page,
  context,
}) => {
  await openBlog(page);
  const document = await markDocument(page);
  await context.route('**/shell/*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'cache-control': 'max-age=31536000, immutable' },
      body: '<html>',
    }),
  );
  await goToProperties(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Exclusive Properties' })).toBeVisible();
  await document.expectSame();
});
