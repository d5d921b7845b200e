import type { CDPSession } from '@playwright/test';
import { browserOptions } from '../support/browser-options';
import { expect, test } from '../support/test';

// Playwright disables it, and a headless shell does not have it.
test.use({
  visitor: 'reads',
  launchOptions: { ...browserOptions([], 'browser'), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Goes back one page. Resolves to how the page was restored, with the browser's reasons if it was not cached. */
async function goBack(session: CDPSession): Promise<string> {
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  const arrived = new Promise<string>((resolve) => {
    session.on('Page.frameNavigated', ({ type }) => resolve(type));
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason).join(', ')),
    );
  });
  await session.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? -1 });
  return arrived;
}

/** A hydrated page is harder to cache than one without interaction; the other combinations are in the deep tests. */
const inEveryRun = ['/blog, alive'];

for (const path of ['/', '/properties/', '/marensand-developments-properties/harbour-gate/', '/blog']) {
  for (const [how, touch] of [
    ['as it was left', false],
    ['alive', true],
  ] as const) {
    const deep = inEveryRun.includes(`${path}, ${how}`) ? '' : ' @deep';
    test(`Back returns at once to ${path}, ${how}${deep}`, async ({ page, context }) => {
      const session = await context.newCDPSession(page);
      await session.send('Page.enable');
      await page.goto(path, { waitUntil: 'networkidle' });
      if (touch) {
        await page.getByRole('banner').locator('summary').first().dispatchEvent('pointerover', { bubbles: true });
        await expect(page.locator('#root[data-hydrated]')).toBeAttached();
        await page.waitForLoadState('networkidle');
      }
      await page.evaluate(() => location.assign('/career'));
      await expect(page).toHaveURL(/\/career$/);
      await page.waitForLoadState('networkidle');
      expect(await goBack(session)).toBe('BackForwardCacheRestore');
    });
  }
}

test.describe('on a first visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('Back returns at once to a page that was left before the service worker was installed', async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    await page.goto('/blog', { waitUntil: 'networkidle' });
    await page.evaluate(() => location.assign('/career'));
    await expect(page).toHaveURL(/\/career$/);
    await page.getByRole('banner').locator('summary').first().dispatchEvent('pointerover', { bubbles: true });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForLoadState('networkidle');
    expect(await goBack(session)).toBe('BackForwardCacheRestore');
  });
});
