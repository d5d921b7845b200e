import type { Page } from '@playwright/test';

/** Reports elements that make a page wider than its window: the widths, and the first three elements that overflow. */
export function sidewaysScroll(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth, dir } = document.documentElement;
    if (Math.max(scrollWidth, document.body.scrollWidth) <= clientWidth) return [];
    // Elements in a row with a scroll bar of its own do not widen the page.
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.closest('[data-slide], [data-scrolls]') === null &&
        (dir === 'rtl'
          ? element.getBoundingClientRect().left < -1
          : element.getBoundingClientRect().right > clientWidth + 1),
    );
    const markup = wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
    return [`scrolls sideways: ${scrollWidth} in ${clientWidth} px, for ${markup.join(' | ')}`];
  });
}

/** The controls whose words reach out of them at a side, each by its words. */
export function wordsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, summary, a, th, td')]
      .filter((control) => control.checkVisibility() && getComputedStyle(control).display !== 'inline')
      .filter((control) => {
        // Shown with the focus only.
        if (getComputedStyle(control).clipPath !== 'none') return false;
        const { left, right } = control.getBoundingClientRect();
        const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (text.parentElement?.closest('.visually-hidden, [data-scrolls]') !== null) continue;
          range.selectNodeContents(text);
          const words = range.getBoundingClientRect();
          if (words.width > 1 && (words.left < left - 1 || words.right > right + 1)) return true;
        }
        return false;
      })
      .map((control) => (control.textContent ?? '').trim().slice(0, 60)),
  );
}

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

/** The minimum size of a touch target, in CSS pixels (section 2.5.5 of WCAG 2.2). */
const leastTarget = 44;

/**
 * The visible controls of a page that are too small for a finger. A link within a sentence is as high as its line,
 * and a field can be pressed at its label; a target that is enlarged by overlaid padding has an `::after` or
 * `::before` of its own.
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      ':is(a[href], button, select, textarea, summary, input:not([type="hidden"])):not([tabindex="-1"])',
    );
    const isDrawn = (control: HTMLElement) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(control).clipPath === 'none';
    const isInSentence = (control: HTMLElement) => {
      const text = control.closest('p, li, dd, td');
      return (
        getComputedStyle(control).display === 'inline' && text?.textContent?.trim() !== control.textContent?.trim()
      );
    };
    const isOverlaid = (control: HTMLElement) =>
      ['::before', '::after'].some((part) => {
        const { content, position } = getComputedStyle(control, part);
        return content !== 'none' && position === 'absolute';
      });
    const sizeOf = (control: HTMLElement) => {
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const boxes = [control, ...labels].map((element) => element.getBoundingClientRect());
      return {
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
      };
    };
    return [...controls].flatMap((control) => {
      const { width, height } = sizeOf(control);
      // Half a pixel is rounding.
      const isLarge = width > least - 0.5 && height > least - 0.5;
      if (isLarge || width === 0 || !isDrawn(control) || isInSentence(control) || isOverlaid(control)) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      return [`${control.localName} "${name.trim()}" is ${Math.round(width)} × ${Math.round(height)} px`];
    });
  }, leastTarget);
}

/**
 * The ratio of the widths of elements' texts in two fonts, each text in one line: `1.01` is a hundredth wider. A text
 * that a list repeats with each entry counts once: a font matches another only on average. Letters have the widths of
 * the fonts, without rounding by the system.
 */
export function widthRatio(
  page: Page,
  selector: string,
  fonts: { readonly family: string; readonly than: string; readonly weight: number },
): Promise<number> {
  return page.evaluate(
    async ([elements, { family, than, weight }]) => {
      const texts = new Set([...document.querySelectorAll(elements)].map(({ textContent }) => textContent));
      const text = [...texts].join(' ');
      const line = document.body.appendChild(document.createElement('span'));
      line.textContent = text;
      const widthIn = async (name: string) => {
        await document.fonts.load(`${weight} 20px "${name}"`);
        line.style.cssText = `position:absolute;white-space:nowrap;font:${weight} 20px "${name}"`;
        return line.getBoundingClientRect().width;
      };
      const ratio = (await widthIn(family)) / (await widthIn(than));
      line.remove();
      return ratio;
    },
    [selector, fonts] as const,
  );
}
