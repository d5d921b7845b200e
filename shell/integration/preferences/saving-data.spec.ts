import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, serviceWorkers: 'allow' });

test('with Save-Data there are no web fonts, no moving carousel and no service worker', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto('/');
  const reasons = page.getByRole('region', { name: 'Why Invest in Dubai' });
  await reasons.scrollIntoViewIfNeeded();
  const controls = reasons.getByRole('group', { name: /: slides$/ });
  await expect(controls.getByRole('button', { name: /^Play/ })).toBeVisible();
  const before = await controls.textContent();
  // More than the 3 s between two moves (section 9).
  await page.waitForTimeout(4500);
  expect(await controls.textContent()).toBe(before);
  expect(fonts).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
