import { expect, test } from '../support/processes/own-site';

test('a part whose first attempt could not start is shown at the next', { tag: '@deep' }, async ({
  page,
  context,
  backend,
  ownSite,
  guard,
}) => {
  guard.expectConsole(/\[iwan\]/, /\/shell\//, /\/api\//);
  backend.behave({ kind: 'status', status: 500 }, '/api/projectapi');
  // The calls to the backend are in a file of the shell.
  await context.route('**/shell/api.*.js*', (route) => route.abort('connectionreset'));
  await ownSite.start();
  await page.goto('/');
  const freshFinds = page.getByRole('heading', { level: 2, name: 'Fresh Finds' });
  const again = page.locator('main').getByRole('link', { name: 'Try again' });
  await expect(page.locator('[data-island=developers-carousel]')).toHaveAttribute('data-hydrated', '');
  // The page retries once by itself; then the visitor has to.
  await page.waitForTimeout(3000);
  await expect(again.first()).toBeVisible();
  await expect(freshFinds).toHaveCount(0);

  await context.unroute('**/shell/api.*.js*');
  backend.behave({ kind: 'respond' });
  while ((await again.count()) > 0) await again.first().click();
  await expect(freshFinds).toBeVisible();
});
