import type { Page } from '@playwright/test';
import { deepTag } from '../support/deep-tag';
import { codeFaults, refuseCalls, runClockUntil } from '../support/faults/browser-faults';
import { expect, test } from '../support/test';

const toolsEntry = '**/remotes/mfe-tools/*/remoteEntry.*.js*';

test.beforeEach(({ guard }) =>
  guard.expectConsole(/\[iwan\]/, /\/shell\//, /\/remotes\//, /\/api\//, /^page error: (broken|Unexpected token)/),
);

const calculatorLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Calculator' }).first();
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Calculator' });
const form = (page: Page) => sheet(page).getByRole('textbox').first();

async function openBlog(page: Page): Promise<void> {
  await page.goto('/blog');
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
}

for (const { what, respond, tag } of codeFaults) {
  test(`a dialog reacts at once, shows a message when its entry ${what}, and opens once the fault is gone${tag || deepTag(what === 'is missing')}`, async ({
    page,
    context,
  }) => {
    await openBlog(page);
    await context.route(toolsEntry, respond);
    await page.clock.install();
    await calculatorLink(page).click();
    await page.clock.runFor(400);
    await expect(sheet(page)).toContainText(/Loading|could not load/);
    await runClockUntil(page, () => sheet(page).getByText('could not load').isVisible());
    await context.unroute(toolsEntry);
    await sheet(page).getByRole('link', { name: 'Try again' }).click();
    await expect(form(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
}

test('a dialog whose first press failed offline opens once the connection is back', { tag: '@deep' }, async ({
  page,
  context,
  guard,
}) => {
  guard.expectConsole(/composition\.json/);
  await openBlog(page);
  await context.setOffline(true);
  await calculatorLink(page).click();
  await expect(sheet(page)).toContainText('could not load');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(calculatorLink(page)).toBeFocused();
  await context.setOffline(false);
  await calculatorLink(page).click();
  await expect(form(page)).toBeVisible();
});

test('a slow dialog can be closed while it loads, and does not open later', async ({ page, context }) => {
  await openBlog(page);
  let releaseCode = () => {};
  const held = new Promise<void>((resolve) => {
    releaseCode = resolve;
  });
  await context.route(toolsEntry, async (route) => {
    await held;
    await route.continue();
  });
  await calculatorLink(page).click();
  await expect(sheet(page)).toContainText('Loading');
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  releaseCode();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await calculatorLink(page).click();
  await expect(form(page)).toBeVisible();
});

test('a hydrated part stays as it is when its new data cannot be loaded', async ({ page }) => {
  await page.goto('/');
  const premier = page.locator('[data-island=premier-listings]');
  await expect(premier).toHaveAttribute('data-hydrated', '');
  await premier.scrollIntoViewIfNeeded();
  const stopRefusing = await refuseCalls(page, 500);
  const refreshed = page.waitForResponse((response) => response.url().includes('/api/') && response.status() >= 500);
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  await refreshed;
  await expect(page.locator('[data-loading]')).toHaveCount(0);
  await expect(premier.getByRole('link', { name: 'Harbour Gate', exact: true })).toBeVisible();
  await stopRefusing();
  await premier.getByText('Add to compare').first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Compare, 1 project/ })).toBeVisible();
});

test('a late response for a tab does not replace the tab that was chosen since', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  await page.goto('/');
  const premier = page.locator('[data-island=premier-listings]');
  await expect(premier).toHaveAttribute('data-hydrated', '');
  let releaseCode = () => {};
  const held = new Promise<void>((resolve) => {
    releaseCode = resolve;
  });
  await context.route(/\/api\/projectapi\?.*cat=Commercial/, async (route) => {
    await held;
    // A request that the page has aborted meanwhile takes no response.
    await route.continue().catch(() => {});
  });
  const requested = page.waitForRequest(/cat=Commercial/);
  await premier.getByRole('tab', { name: 'Commercial' }).click();
  await requested;
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  await expect(premier.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  await expect(premier.getByRole('link', { name: 'Harbour Gate', exact: true })).toBeVisible();
  releaseCode();
  await page.waitForTimeout(1000);
  await expect(premier.getByRole('link', { name: 'Harbour Gate', exact: true })).toBeVisible();
  await expect(premier.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
});

test('parts that start at the same time run the entry of their remote once', async ({ page, context }) => {
  let releaseCode = () => {};
  const held = new Promise<void>((resolve) => {
    releaseCode = resolve;
  });
  let requested = 0;
  await context.route('**/remotes/mfe-listings/*/remoteEntry.*.js*', async (route) => {
    if (route.request().resourceType() === 'script') requested += 1;
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const parts = ['hero-search', 'premier-listings', 'fresh-finds'];
  for (const part of parts) await page.locator(`[data-island=${part}]`).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island=developers-carousel]')).toHaveAttribute('data-hydrated', '');
  releaseCode();
  for (const part of parts) await expect(page.locator(`[data-island=${part}]`)).toHaveAttribute('data-hydrated', '');
  // The document's preload, whose response the script uses, and nothing else.
  expect(requested).toBe(1);
});

test('an enquiry whose response was lost is repeated with the same key, also after a reload', async ({
  page,
  context,
  backend,
}) => {
  await page.goto('/marensand-developments-properties/harbour-gate/');
  await expect(page.locator('[data-island=page][data-hydrated]')).toBeAttached();
  await page.getByLabel('Name', { exact: true }).fill('Noura');
  await page.getByLabel('Phone', { exact: true }).fill('971501234567');
  await page.locator('#enquiry-email').fill('noura@example.com');
  // The backend has stored it, and the response is lost.
  await context.route('**/api/contact', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByRole('button', { name: 'Send enquiry' })).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Form submitted successfully!')).toHaveCount(0);
  await context.unroute('**/api/contact');
  await page.reload();
  await expect(page.locator('[data-island=page][data-hydrated]')).toBeAttached();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Noura');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByText('Form submitted successfully!')).toBeVisible();
  const keys = backend.requests
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});
