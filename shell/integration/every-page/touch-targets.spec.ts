import { wiredPages } from '../support/pages';
import { smallTargets } from '../support/small-targets';
import { expect, test } from '../support/test';

test.use({ hasTouch: true, isMobile: true, visitor: 'reads' });

test('every control of every page is large enough for a finger, on a phone and on a tablet', async ({ page }) => {
  test.setTimeout(120_000);
  const small: string[] = [];
  for (const { path } of [...wiredPages, { path: '/compare?project=1&project=2' }]) {
    await page.goto(path);
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1024, height: 1366 },
    ]) {
      await page.setViewportSize(viewport);
      for (const control of await smallTargets(page)) small.push(`${path} at ${viewport.width} px: ${control}`);
    }
  }
  expect(small).toEqual([]);
});
