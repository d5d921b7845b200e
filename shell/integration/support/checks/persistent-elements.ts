import type { Page } from '@playwright/test';

/** What a visitor reads, presses or fills in. */
const readOrUsed = ':is(h1, h2, h3, h4, p, li, a, button, input:not([type="hidden"]), select, textarea, img)';

/** The picture of the map makes way for the map itself. */
const replacedOnPurpose = '[aria-label="Map of Dubai"]';

/**
 * Remembers the elements of all islands. The returned function lists those that are no longer in the page: hydration takes
 * the server's elements over, and whatever it makes again loses focus, text and scroll position.
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
