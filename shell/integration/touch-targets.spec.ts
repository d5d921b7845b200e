import { wiredPages } from './support/pages';
import { smallTargets } from './support/small-targets';
import { expect, test } from './support/test';

test.use({ hasTouch: true, isMobile: true, visitor: 'reads' });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1024, height: 1366 },
]) {
  test(`at ${viewport.width} px every control of every page is large enough for a finger`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const small: string[] = [];
    for (const { path } of [...wiredPages, { path: '/compare?project=1&project=2' }]) {
      await page.goto(path);
      for (const control of await smallTargets(page)) small.push(`${path}: ${control}`);
    }
    expect(small).toEqual([]);
  });
}
