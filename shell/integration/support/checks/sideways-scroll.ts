import type { Page } from '@playwright/test';

/** Reports elements that make a page wider than its window: the widths, and the first three elements that overflow. */
export function sidewaysScroll(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (Math.max(scrollWidth, document.body.scrollWidth) <= clientWidth) return [];
    // Elements in a row with a scroll bar of its own do not widen the page.
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.closest('[data-slide], [data-scrolls]') === null &&
        element.getBoundingClientRect().right > clientWidth + 1,
    );
    const markup = wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
    return [`scrolls sideways: ${scrollWidth} in ${clientWidth} px, for ${markup.join(' | ')}`];
  });
}
