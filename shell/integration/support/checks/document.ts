import type { Page } from '@playwright/test';

/** Errors of HTML and of ARIA in HTML that axe does not check, and that browsers tolerate. */
const forbidden = {
  'a heading within a head of a table': 'th :is(h1, h2, h3, h4, h5, h6)',
  'a role that a search field cannot have': 'input[type="search"][role]',
} as const;

/** The elements of a page that are invalid HTML, one line each; an id with a space cannot be referred to. */
export function invalidMarkup(page: Page): Promise<readonly string[]> {
  return page.evaluate((rules) => {
    const found = Object.entries(rules).flatMap(([what, selector]) =>
      [...document.querySelectorAll(selector)].map((element) => `${what}: ${element.outerHTML.slice(0, 120)}`),
    );
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => /\s/.test(id));
    return [...found, ...ids.map((id) => `an id with a space: ${id}`)];
  }, forbidden);
}

/**
 * The pictures of a page whose `sizes` are larger than their rendered width, so that the browser fetches too wide
 * files. `naturalWidth` of a picture with a `srcset` is the result of `sizes`; a picture that covers its frame is
 * rendered as wide as that needs.
 */
export function untruthfulSizes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const hasSizes = (picture: HTMLImageElement) =>
      [picture, ...(picture.closest('picture')?.querySelectorAll('source') ?? [])].some(({ srcset }) =>
        /\s\d+w\b/.test(srcset),
      );
    return [...document.images]
      .filter(
        (picture) => picture.complete && picture.naturalWidth > 0 && picture.checkVisibility() && hasSizes(picture),
      )
      .flatMap((picture) => {
        const { naturalWidth: promised, naturalHeight, offsetWidth, offsetHeight } = picture;
        const covering =
          getComputedStyle(picture).objectFit === 'cover' ? (offsetHeight * promised) / naturalHeight : 0;
        const drawn = Math.round(Math.max(offsetWidth, covering));
        return promised > 1.1 * drawn + 4 ? [`${picture.currentSrc}: ${promised} px for ${drawn}`] : [];
      });
  });
}

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

/** The elements that a visitor reads, presses or fills in. */
const readOrUsed = ':is(h1, h2, h3, h4, p, li, a, button, input:not([type="hidden"]), select, textarea, img)';

/** The map replaces its picture. */
const replacedOnPurpose = '[aria-label="Map of Dubai"]';

/**
 * Remembers the elements of all islands. The returned function lists those that are no longer in the page: hydration
 * keeps the server's elements, and a replaced element loses focus, text and scroll position.
 */
export async function persistentElements(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(
    ([selector, replaced]) => {
      const elements = [...document.querySelectorAll(`[data-island] ${selector}`)];
      const remaining = elements.filter((element) => element.closest(replaced) === null);
      Reflect.set(window, 'sentElements', remaining);
    },
    [readOrUsed, replacedOnPurpose] as const,
  );
  return () =>
    page.evaluate(() => {
      const sent: readonly Element[] = Reflect.get(window, 'sentElements');
      return sent.filter((element) => !element.isConnected).map((element) => element.outerHTML.slice(0, 120));
    });
}

/**
 * The layout shifts of a page until now that no interaction caused: their sum (web.dev/cls), and what moved in each.
 */
interface LayoutShifts {
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
