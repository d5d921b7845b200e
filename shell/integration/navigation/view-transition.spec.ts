import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Records on every document which pictures move in its transitions, from now on. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = () => {
      const moved = document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
        .filter((part) => part?.startsWith('::view-transition'));
      const all = new Set([...JSON.parse(sessionStorage.getItem('moved') ?? '[]'), ...moved]);
      if (moved.length > 0) sessionStorage.setItem('moved', JSON.stringify([...all]));
      requestAnimationFrame(note);
    };
    note();
  });
}

const moved = (page: Page) => page.evaluate(() => sessionStorage.getItem('moved') ?? '');

/** Once nothing moves: a running transition would be recorded again. */
async function forget(page: Page): Promise<void> {
  const isMoving = () =>
    document
      .getAnimations()
      .some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'));
  await expect.poll(() => page.evaluate(isMoving)).toBe(false);
  await page.evaluate(() => sessionStorage.removeItem('moved'));
}
const card = (page: Page) => page.getByRole('article').filter({ hasText: 'Harbour Gate' }).getByRole('link').first();
const group = '::view-transition-group(crossing)';

for (const visitor of ['reads', 'reaches'] as const) {
  test.describe(`for a visitor who ${visitor}`, () => {
    test.use({ visitor });

    test('a card’s picture morphs into the picture of its page, and back @deep', async ({ page }) => {
      test.slow();
      await watchTransitions(page);
      const seen = () => expect.poll(() => moved(page), { timeout: 5000 }).toContain(group);
      // The browser skips a transition whose next page takes more than four seconds, as on a busy machine: then it is
      // repeated.
      await expect(async () => {
        await page.goto('/properties/');
        await forget(page);
        await card(page).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Harbour Gate' })).toBeVisible();
        await seen();
        await forget(page);
        await page.goBack();
        await expect(card(page)).toBeVisible();
        await seen();
      }).toPass();
      await expect(page.locator('[style*=view-transition-name]')).toHaveCount(0);
    });
  });
}

test('with reduced motion there is no transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchTransitions(page);
  await page.goto('/properties/');
  await card(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Gate' })).toBeVisible();
  expect(await moved(page)).toBe('');
});
