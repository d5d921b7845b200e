import type { Page } from '@playwright/test';

/** The addresses of pictures that a page has preloaded but does not show. */
export function unusedPreloads(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLImageElement | HTMLSourceElement>('img, picture source')];
    const addresses = new Set(shown.flatMap((element) => [element.srcset, element.getAttribute('src') ?? '']));
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')]
      .map((link) => link.imageSrcset || (link.getAttribute('href') ?? ''))
      .filter((address) => !addresses.has(address));
  });
}
