import type { BrowserContext } from '@playwright/test';
import { deepTag } from '../support/deep-tag';
import { codeFaults as faults, runClockUntil } from '../support/faults/browser-faults';
import { expect, test } from '../support/test';

const entry = '**/remotes/mfe-listings/*/remoteEntry.*.js*';

test.beforeEach(({ guard }) =>
  guard.expectConsole(/^console info: \[iwan\] mfe-listings/, /remotes\/mfe-listings\/.*remoteEntry/, /^page error: /),
);

for (const { what, respond, tag } of faults) {
  test(`Home keeps the server's HTML, and all other parts work, when the listings' entry ${what}${tag || deepTag(what === 'never answers')}`, async ({
    page,
    context,
  }) => {
    await context.route(entry, respond);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('[data-island=developers-carousel]')).toHaveAttribute('data-hydrated', '');
    await page.getByRole('banner').getByText('Join Us', { exact: true }).click();
    await expect(page.getByRole('link', { name: /Sign In As Agent/ })).toBeVisible();
    const premier = page.locator('[data-island=premier-listings]');
    await expect(premier.getByRole('link', { name: 'Harbour Gate', exact: true })).toBeVisible();
    await expect(premier).not.toHaveAttribute('data-hydrated');
    await expect(page.locator('main')).not.toContainText(/could not (be loaded|load)/);
  });

  test(`a page whose entry ${what} shows the server’s HTML${deepTag(true)}`, async ({ page, context }) => {
    await context.route(entry, respond);
    await page.goto('/properties/', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'Harbour Gate', exact: true })).toBeVisible();
    // The shell handles its links, here to a page of another team.
    await page.getByRole('banner').getByRole('link', { name: 'Developers', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
  });

  test(`a page opened by a link shows a message when its entry ${what}, and loads once the fault is gone${tag || deepTag(what === 'is missing')}`, async ({
    page,
    context,
  }) => {
    await page.goto('/career');
    await expect(page.locator('[data-island=page][data-hydrated]')).toBeAttached();
    await context.route(entry, respond);
    await page.clock.install();
    await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).click();
    const failed = page.getByRole('heading', { level: 1, name: 'We could not load this page' });
    await runClockUntil(page, () => failed.isVisible());
    await expect(page).toHaveURL(/\/properties\/$/);
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await context.unroute(entry);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Exclusive Properties' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Compare, 1 project/ })).toBeVisible();
  });
}

test('an island is hydrated automatically once the fault of its remote is gone', async ({ page, context }) => {
  await context.route(entry, (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'busy' }));
  await page.clock.install();
  await page.goto('/');
  const premier = page.locator('[data-island=premier-listings]');
  await expect(page.locator('[data-island=developers-carousel]')).toHaveAttribute('data-hydrated', '');
  await context.unroute(entry);
  await runClockUntil(page, async () => (await premier.getAttribute('data-hydrated')) === '');
  await premier.getByText('Add to compare').first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Compare, 1 project/ })).toBeVisible();
});

for (const { what, respond, tag } of faults.filter((fault) => fault.what !== 'is empty')) {
  const chunk = '**/remotes/mfe-listings/*/pages-properties.*.js*';

  test(`a page whose own script ${what} shows a message, and loads once the fault is gone${tag || deepTag(what === 'never answers')}`, async ({
    page,
    context,
    guard,
  }) => {
    guard.expectConsole(/pages-properties/);
    await page.goto('/career');
    await expect(page.locator('[data-island=page][data-hydrated]')).toBeAttached();
    await context.route(chunk, respond);
    await page.clock.install();
    await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).click();
    const failed = page.getByRole('heading', { level: 1, name: 'We could not load this page' });
    await runClockUntil(page, () => failed.isVisible());
    await context.unroute(chunk);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Exclusive Properties' })).toBeVisible();
  });
}

/** Delays the remote's entry until the returned function is called. */
async function delayEntry(context: BrowserContext): Promise<() => void> {
  let releaseCode = () => {};
  const held = new Promise<void>((resolve) => {
    releaseCode = resolve;
  });
  await context.route(entry, async (route) => {
    await held;
    await route.continue();
  });
  return () => releaseCode();
}

test('a checkbox that is ticked before its island is hydrated stays ticked', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  const releaseCode = await delayEntry(context);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('[data-island=developers-carousel]')).toHaveAttribute('data-hydrated', '');
  await page.locator('[data-island=premier-listings]').getByText('Add to compare').first().click();
  await expect(page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' })).not.toBeChecked();
  releaseCode();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Compare, 1 project/ })).toBeVisible();
});

test('a form that is filled in before hydration keeps its fields, and is sent', async ({ page, context, backend }) => {
  const releaseCode = await delayEntry(context);
  await page.goto('/marensand-developments-properties/harbour-gate/', { waitUntil: 'commit' });
  await page.getByLabel('Name', { exact: true }).fill('Noura');
  await page.getByLabel('Phone', { exact: true }).fill('971501234567');
  await page.locator('#enquiry-email').fill('noura@example.com');
  releaseCode();
  await expect(page.locator('[data-island=page][data-hydrated]')).toBeAttached();
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByText('Form submitted successfully!')).toBeVisible();
  const [sent] = backend.requests.filter(({ method }) => method === 'POST');
  const typed = { name: 'Noura', phone: '971501234567', email: 'noura@example.com' };
  expect(JSON.parse(sent?.body ?? '')).toMatchObject(typed);
});
