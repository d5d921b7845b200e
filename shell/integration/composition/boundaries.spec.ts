import { expect, test } from '../support/test';

test.use({ visitor: 'reads' });

test('a developer sees the owner of each part of a page, its release, and how it was hydrated', async ({ page }) => {
  await page.goto('/?boundaries');
  const hero = page.locator('[data-island^="hero-search"]');
  await expect(hero).toHaveAttribute(
    'data-boundary',
    /^mfe-listings · hero-search.* · [0-9a-f]{16} · HTML, comes to life: /,
  );
  const developers = page.locator('[data-island^="developers-carousel"]');
  await expect(developers).toHaveAttribute('data-boundary', /^mfe-developers · .* · HTML/);
  await expect(page.locator('footer')).toHaveAttribute('data-boundary', 'shell · footer');
  const outline = (part: typeof hero) => part.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outline(hero)).toBe('dashed');

  await hero.getByRole('button').first().hover();
  await expect(hero).toHaveAttribute('data-boundary', /· hydrated \(\w+\) after [\d.]+ s$/);
  // A page that is rendered in the browser has the label, too.
  await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).click();
  await expect(page.locator('[data-island=page]')).toHaveAttribute(
    'data-boundary',
    /^mfe-listings · page · .* · rendered in the browser/,
  );
});

test('without the parameter the outlines are not in the document', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-island]').first().hover();
  await expect(page.locator('[data-boundary]')).toHaveCount(0);
});
