import type { Page } from '@playwright/test';

/** The words of headings, labels and controls that a line break splits, each with the words around it. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll('h1, h2, h3, a, button, label, summary, th, dt')) {
      // Only for screen readers.
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      if (element.closest('.visually-hidden, [aria-hidden=true]')) continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { parentElement, textContent } = text;
        if (parentElement === null || parentElement.clientWidth === 1) continue;
        for (const word of (textContent ?? '').matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(`${word[0]} in "${element.textContent?.trim().slice(0, 60)}"`);
        }
      }
    }
    return broken;
  });
}
