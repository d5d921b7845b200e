import type { BrowserContextOptions, Page } from '@playwright/test';

/** The largest allowed distance from the position without JavaScript, in CSS pixels. */
const tolerance = 12;

export interface Mark {
  /** Its name; several elements of a page may have the same. */
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The positions of headings, pictures and icons of a page, in document coordinates. Hidden ones are left out. */
export function marksOf(page: Page): Promise<readonly Mark[]> {
  return page.evaluate(async () => {
    // A drawing has the width that it declares: it is compared once it is loaded.
    const drawings = [...document.querySelectorAll<HTMLImageElement>('img[src$=".svg"]')];
    for (const drawing of drawings) drawing.loading = 'eager';
    await Promise.all(drawings.map((drawing) => drawing.decode().catch(() => {})));
    scrollTo(0, 0);
    return [...document.querySelectorAll('h1, h2, h3, h4, img, svg')].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true })) return [];
      const name =
        element instanceof HTMLImageElement
          ? // Not the source chosen from its set, which is known only once the picture is near the screen.
            `picture ${new URL(element.src).pathname.replace(/\d+/g, '')}`
          : element instanceof SVGElement
            ? `icon ${element.innerHTML.slice(0, 60)}`
            : `${element.tagName} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
      return [{ name, left: left + scrollX, top: top + scrollY, width, height }];
    });
  });
}

/** A context that runs no scripts. */
export const withoutScripts = {
  javaScriptEnabled: false,
  reducedMotion: 'reduce',
  viewport: { width: 390, height: 900 },
  serviceWorkers: 'block',
} as const satisfies BrowserContextOptions;

/** The marks of a page without scripts that must have the same position with scripts. */
export async function comparedMarks(page: Page): Promise<readonly Mark[]> {
  return (await marksOf(page)).filter(isCompared(new URL(page.url()).pathname));
}

/** With JavaScript the map is interactive, and its list opens over it. */
function isCompared(path: string): (mark: Mark) => boolean {
  return path === '/map/' ? ({ name, top }) => top < 260 && !name.includes('base-map') : () => true;
}

/**
 * The elements with another position with JavaScript, each with its nearest match; empty if all positions are the
 * same.
 */
export function movedMarks(without: readonly Mark[], withScripts: readonly Mark[]): readonly string[] {
  const sides = ['left', 'top', 'width', 'height'] as const;
  return without.flatMap((mark) => {
    const distance = (other: Mark) => Math.max(...sides.map((side) => Math.abs(mark[side] - other[side])));
    const [nearest] = withScripts
      .filter(({ name }) => name === mark.name)
      .sort((one, other) => distance(one) - distance(other));
    if (nearest && distance(nearest) <= tolerance) return [];
    const positions = (at: Mark) => sides.map((side) => `${side} ${Math.round(at[side])}`).join(', ');
    return [`${mark.name}: ${positions(mark)}; with JavaScript ${nearest ? positions(nearest) : 'it is not there'}`];
  });
}
