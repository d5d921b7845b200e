import type { Page } from '@playwright/test';

/** What makes a page wider than its window, as it is drawn now: the widths, and the first three elements that stand out. */
export function sidewaysScroll(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (Math.max(scrollWidth, document.body.scrollWidth) <= clientWidth) return [];
    // What lies in a row that scrolls by itself widens nothing.
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.closest('[data-slide], [data-scrolls]') === null &&
        element.getBoundingClientRect().right > clientWidth + 1,
    );
    const markup = wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
    return [`scrolls sideways: ${scrollWidth} in ${clientWidth} px, for ${markup.join(' | ')}`];
  });
}
