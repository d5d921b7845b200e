import type { Page } from '@playwright/test';

/** The parts that stay over the page when it is scrolled by half, each by the beginning of its markup. */
export function fixedParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { position, top, bottom, visibility, pointerEvents } = getComputedStyle(element);
        const holds = position === 'fixed' || (position === 'sticky' && !(top === 'auto' && bottom === 'auto'));
        const { width, height } = element.getBoundingClientRect();
        return holds && visibility === 'visible' && pointerEvents !== 'none' && width > 1 && height > 3;
      })
      .map((element) => element.outerHTML.slice(0, 80));
  });
}
