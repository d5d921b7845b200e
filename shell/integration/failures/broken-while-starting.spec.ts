import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../support/test';

test.beforeEach(({ guard }) =>
  guard.expectConsole(
    /^console info: \[iwan\] /,
    /^console error: \[iwan\] shell/,
    /^page error/,
    /^console error: (Error|TypeError|React Router caught)/,
  ),
);

/** Makes hydration of a document throw: its data differs from the data that the HTML was rendered with. */
// biome-ignore lint/suspicious/noExplicitAny: what is broken is not what the types say
async function breakData(context: BrowserContext, path: string, alter: (page: any, boot: any) => void): Promise<void> {
  await context.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(?<=id="boot">).*?(?=<\/script>)/s, (text) => {
        const boot = JSON.parse(text);
        alter(boot.page, boot);
        return JSON.stringify(boot).replaceAll('<', '\\u003c');
      });
      await route.fulfill({ response, body });
    },
  );
}

/** Delays a remote's entry until the returned function is called. */
async function delayEntry(context: BrowserContext): Promise<() => void> {
  let releaseCode = () => {};
  const held = new Promise<void>((resolve) => {
    releaseCode = resolve;
  });
  await context.route('**/remotes/mfe-listings/*/remoteEntry.*.js*', async (route) => {
    await held;
    await route.continue();
  });
  return () => releaseCode();
}

test('a form that fails during hydration keeps its fields, and is sent by the browser', async ({
  page,
  context,
  backend,
}) => {
  const path = '/marensand-developments-properties/harbour-gate/';
  await breakData(context, path, (loaded) => {
    loaded.island.data = null;
  });
  const releaseCode = await delayEntry(context);
  const broken = page.waitForEvent('console', (line) => line.text().includes('[iwan] mfe-listings ./pages/project'));
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByLabel('Name', { exact: true }).fill('Noura');
  await page.getByLabel('Phone', { exact: true }).fill('971501234567');
  await page.locator('#enquiry-email').fill('noura@example.com');
  releaseCode();
  await broken;
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Gate' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Noura');
  await expect(page.locator('#enquiry-email')).toHaveValue('noura@example.com');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/posted=enquiry&sent=1/);
  const [sent] = backend.requests.filter(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ name: 'Noura', email: 'noura@example.com' });
});

test('checkboxes of a part that fails during hydration can be ticked', { tag: '@deep' }, async ({ page, context }) => {
  await breakData(context, '/', (loaded) => {
    loaded.slots['premier-listings'][0].result.data.projects = null;
  });
  const releaseCode = await delayEntry(context);
  const broken = page.waitForEvent('console', (line) => line.text().includes('./slots/premier-listings'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('[data-island=developers-carousel]')).toHaveAttribute('data-hydrated', '');
  const premier = page.locator('[data-island=premier-listings]');
  await premier.getByText('Add to compare').first().click();
  releaseCode();
  await broken;
  const boxes = premier.getByRole('checkbox');
  await expect(boxes.first()).toBeChecked();
  await boxes.nth(1).check();
  await boxes.first().uncheck();
  await expect(premier.getByRole('link', { name: 'Harbour Gate', exact: true })).toBeVisible();
});

test('a failing page of the shell shows a message between header and footer, and the next page loads @ci', async ({
  page,
  context,
}) => {
  await breakData(context, '/', (loaded) => {
    loaded.slots = {};
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'We could not load this page' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dubai, through the right door' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Developers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
});

test('a site that cannot be rendered at all shows its own message @ci', async ({ page, context }) => {
  await breakData(context, '/blog', (_, boot) => {
    boot.footer = { promise: { not: 'a text' } };
  });
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'We could not load this page' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Unexpected Application Error');
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
});
