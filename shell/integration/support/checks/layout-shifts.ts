import type { Page } from '@playwright/test';

/**
 * The layout shifts of a page until now that no interaction caused: their sum (web.dev/cls), and what moved in each.
 */
export interface LayoutShifts {
  readonly sum: number;
  readonly moved: readonly string[];
}

/** Reads the entries that the browser has recorded since the start of the page. */
export function layoutShifts(page: Page): Promise<LayoutShifts> {
  return page.evaluate(async () => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
    observer.observe({ type: 'layout-shift', buffered: true });
    // They are delivered after the next paint.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted, 50))));
    observer.disconnect();
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName.toLowerCase()} "${node?.textContent?.trim().slice(0, 30)}"`;
    };
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.map(
        ({ value, sources }) => `${value.toFixed(4)}: ${sources.map(({ node }) => nameOf(node)).join(', ')}`,
      ),
    };
  });
}
