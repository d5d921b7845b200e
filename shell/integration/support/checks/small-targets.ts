import type { Page } from '@playwright/test';

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
