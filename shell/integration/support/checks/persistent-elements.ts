import type { Page } from '@playwright/test';

/** The elements that a visitor reads, presses or fills in. */
const readOrUsed = ':is(h1, h2, h3, h4, p, li, a, button, input:not([type="hidden"]), select, textarea, img)';

/** The map replaces its picture. */
const replacedOnPurpose = '[aria-label="Map of Dubai"]';

/**
 * Remembers the elements of all islands. The returned function lists those that are no longer in the page: hydration
 * keeps the server's elements, and a replaced element loses focus, text and scroll position.
 */
export async function persistentElements(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(
    ([selector, replaced]) => {
      const elements = [...document.querySelectorAll(`[data-island] ${selector}`)];
      const kept = elements.filter((element) => element.closest(replaced) === null);
      Reflect.set(window, 'sentElements', kept);
    },
    [readOrUsed, replacedOnPurpose] as const,
  );
  return () =>
    page.evaluate(() => {
      const sent: readonly Element[] = Reflect.get(window, 'sentElements');
      return sent.filter((element) => !element.isConnected).map((element) => element.outerHTML.slice(0, 120));
    });
}
