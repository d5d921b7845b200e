import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Why the focus is not visible, or `null`: nothing has it, or it is outside of the window, covered, or has no
 * outline.
 */
function whyUnseen(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing has the focus';
  // It is in a label, or on a card whose link covers it: its visible part may be another element.
  const seen = [focused, focused.nextElementSibling, focused.parentElement, focused.closest('label, article, li')];
  const isDrawn = [...seen, focused.closest('[class*=card], [class*=slide], [class*=entry]')].some((element) => {
    if (!element) return false;
    return ['', '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  });
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const middle = (from: number, to: number, limit: number) => (Math.max(from, 0) + Math.min(to, limit)) / 2;
  const isIn = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
  const label = `${focused.tagName} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').slice(0, 60)}"`;
  const where = `at ${Math.round(left)}, ${Math.round(top)} to ${Math.round(right)}, ${Math.round(bottom)}`;
  if (!isIn) return `${label} is out of the window, ${where}`;
  const hit = document.elementFromPoint(
    middle(left, right, window.innerWidth),
    middle(top, bottom, window.innerHeight),
  );
  const isOnTop = hit && seen.some((element) => element?.contains(hit));
  if (!isOnTop) return `${label} ${where} is covered by ${hit?.tagName} ${hit?.className}`;
  return isDrawn ? null : `${label} does not show that it has the focus`;
}

/** Fails unless the element with the focus is within the window, uncovered, and shown as focused. */
export async function expectFocusSeen(page: Page): Promise<void> {
  // A page that scrolls to the focused element may do so in the next frame.
  await expect.poll(() => page.evaluate(whyUnseen), { timeout: 2000 }).toBeNull();
}

/** Presses Tab until the element has the focus, and checks that the focus is visible at every stop on the way. */
export async function tabTo(page: Page, target: Locator, most = 120): Promise<void> {
  const isAtEnd = () => page.evaluate(() => document.activeElement === document.body);
  let ends = 0;
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    // After the last link the focus moves to the browser's own window, and after that to the first link.
    if (ends === 0 && (await isAtEnd())) {
      ends += 1;
      continue;
    }
    await expectFocusSeen(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`After ${most} presses of Tab the focus has not come to ${target}.`);
}
