import { expect, test } from '../support/test';

test.use({ visitor: 'reads', hasTouch: true });

test('a finger on a link to another page loads nothing but its document', async ({ page }) => {
  const scripts: string[] = [];
  await page.goto('/properties/');
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const link = page.getByRole('link', { name: 'Harbour Gate', exact: true }).first();
  // Below the first screen it would be scrolled to, which starts the page.
  await page.setViewportSize({ width: 390, height: 2_000 });
  await link.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Gate' })).toBeVisible();
  expect(scripts).toEqual([]);
});
