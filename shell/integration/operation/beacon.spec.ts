import type { Page, Response } from '@playwright/test';
import { expect, test } from '../support/test';

const beaconCode = /\/shell\/beacon\.\w+\.js$/;

interface SentView {
  readonly shell: string;
  readonly releases: Readonly<Record<string, string>>;
  readonly failedLoads: Readonly<Record<string, number>>;
  readonly errors: Readonly<Record<string, number>>;
  readonly vitals: Readonly<Record<string, number>>;
  readonly isWhole: boolean;
}

/** Records the sent reports, which the browser's own tools do not show. */
function readAlong(): void {
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (url, body) => {
    void (body as Blob).text().then((text) => {
      document.documentElement.dataset.sent = `${document.documentElement.dataset.sent ?? ''}${text}\n`;
    });
    return send(url, body);
  };
}

/** Hides the page, as another tab in front of it does, twice. Returns what was sent, and the responses. */
async function hide(page: Page): Promise<{ readonly sent: readonly SentView[]; readonly response: Response }> {
  const answering = page.waitForResponse('**/__beacon');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    for (let time = 0; time < 2; time += 1) document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const response = await answering;
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-sent', /\n/);
  const lines = ((await html.getAttribute('data-sent')) ?? '').trim().split('\n');
  return { sent: lines.map((line) => JSON.parse(line)), response };
}

test.beforeEach(async ({ context }) => {
  await context.addInitScript(readAlong);
});

test('a page reports its web vitals and releases once, without data about the visitor', async ({ page }) => {
  const loaded = page.waitForResponse(beaconCode);
  await page.goto('/?utm_source=mail');
  await (await loaded).finished();
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
  const { sent, response } = await hide(page);
  expect(response.status()).toBe(204);
  expect(sent).toEqual([
    {
      shell: expect.any(String),
      releases: {
        'mfe-developers': expect.any(String),
        'mfe-listings': expect.any(String),
      },
      failedLoads: {},
      errors: {},
      vitals: expect.objectContaining({ fcp: expect.any(Number), ttfb: expect.any(Number) }),
      isWhole: true,
    },
  ]);
  expect(JSON.stringify(sent)).not.toContain('utm_source');
});

test('a remote whose code does not load and one that throws are reported by name', async ({ page, context, guard }) => {
  guard.expectConsole(
    /^console info: \[iwan\] mfe-listings/,
    /remotes\/mfe-listings\/.*remoteEntry/,
    /^page error: late/,
  );
  // The entries are altered here, which a browser with their hashes would refuse.
  await context.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/(remoteEntry\.\w+\.js"),"integrity":"[^"]*"/g, '$1');
      await route.fulfill({ response, body });
    },
  );
  await context.route('**/remotes/mfe-listings/*/remoteEntry.*.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'void 0' }),
  );
  await context.route('**/remotes/mfe-developers/*/remoteEntry.*.js*', async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()}\nsetTimeout(() => { throw new Error('late'); });`;
    await route.fulfill({ response, body });
  });
  const loaded = page.waitForResponse(beaconCode);
  const report = page.waitForEvent('console', (message) => message.text().includes('[iwan] mfe-listings'));
  const thrown = page.waitForEvent('pageerror');
  await page.goto('/');
  await page.locator('[data-island=developers-carousel]').dispatchEvent('pointerover');
  await Promise.all([loaded.then((code) => code.finished()), report, thrown]);
  const { sent } = await hide(page);
  expect(sent).toMatchObject([
    { failedLoads: { 'mfe-listings': expect.any(Number) }, errors: { 'mfe-developers': 1 } },
  ]);
});

test('nothing is reported by a browser with an opt-out', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.clock.install();
  await page.goto('/');
  await expect(page.locator('#root')).toHaveAttribute('data-hydrated', '');
  await page.clock.runFor(10_000);
  expect(requested.filter((url) => beaconCode.test(url) || url.endsWith('/__beacon'))).toEqual([]);
});
