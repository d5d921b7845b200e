import type { Locator, Page } from '@playwright/test';
import { expect as expectSoon, test } from '../support/test';

/** A quarter of a busy core is very slow; a press without any effect is still detected. */
const expect = expectSoon.configure({ timeout: 20_000 });

test.use({ visitor: 'reads', viewport: { width: 390, height: 844 }, hasTouch: true });

interface Press {
  readonly path: string;
  readonly what: string;
  readonly press: (page: Page) => Locator;
  readonly hasResponded: (page: Page) => Promise<void>;
}

const heart = (page: Page) => page.getByRole('button', { name: /^Save / }).first();
const isSaved = (page: Page) => expect(heart(page)).toHaveAttribute('aria-pressed', 'true');

/** One press on each kind of page, and its effect. */
const presses: readonly Press[] = [
  {
    path: '/',
    what: 'a tab of the listings',
    press: (page) => page.locator('#premier').getByRole('tab', { name: 'Commercial' }),
    hasResponded: (page) =>
      expect(page.locator('#premier').getByRole('tab', { name: 'Commercial' })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
  },
  { path: '/properties/', what: 'a heart', press: heart, hasResponded: isSaved },
  {
    path: '/filter-property',
    what: 'the filter',
    press: (page) => page.getByRole('link', { name: /Filters/ }),
    hasResponded: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    path: '/locations/dubai-marina',
    what: 'a tick to compare',
    press: (page) => page.getByRole('checkbox', { name: /^Add to compare/ }).first(),
    hasResponded: (page) => expect(page.getByRole('banner').getByRole('link', { name: /^Compare, 1/ })).toBeVisible(),
  },
  {
    path: '/marensand-developments-properties/harbour-gate/',
    what: 'the photos',
    press: (page) => page.getByRole('link', { name: 'See all photos' }).first(),
    hasResponded: (page) => expect(page.getByRole('dialog', { name: /^Photos of/ })).toBeVisible(),
  },
  {
    path: '/compare?project=1&project=2',
    what: 'Share',
    press: (page) => page.getByRole('button', { name: 'Share', exact: true }),
    hasResponded: (page) => expect(page.getByText(/Link copied|Copy this link/).last()).toBeVisible(),
  },
  ...['/blog', '/career'].map((path) => ({
    path,
    what: 'the menu',
    press: (page: Page) => page.getByRole('banner').locator('summary').last(),
    hasResponded: (page: Page) =>
      expect(page.getByRole('banner').getByRole('link', { name: 'Developers', exact: true })).toBeVisible(),
  })),
];

/** In CI the dialogs that open over their page; the other pages use the same mechanism. */
const deep = [
  '/',
  '/properties/',
  '/locations/dubai-marina',
  '/map/',
  '/marensand-developments-properties/harbour-gate/',
  '/compare?project=1&project=2',
  '/blog',
  '/career',
];

for (const { path, what, press, hasResponded } of presses) {
  const tag = deep.includes(path) ? ' @deep' : ' @ci';
  test(`${what}, pressed on ${path} before hydration on a slow phone, takes effect${tag}`, async ({
    page,
    context,
  }) => {
    test.slow();
    await page.goto(path);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await press(page).tap();
    await hasResponded(page);
  });
}
