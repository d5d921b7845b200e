/** A row of slides in the page, independent of how it is moved. */
export interface Row {
  /** The element that clips the row. */
  readonly viewport: HTMLElement;
  /** Called with the index of the first visible slide whenever it changes. */
  readonly onFirst: (index: number) => void;
  /** The duration of one move in milliseconds. */
  readonly speed: number;
}

/** Moves a row. */
export interface RowDriver {
  /** One slide forward or back; wraps around at the ends. */
  readonly move: (step: -1 | 1) => void;
  /** To one of the slides, by its index. */
  readonly go: (index: number) => void;
  /** Restores the row's HTML as the server has rendered it. */
  readonly stop: () => void;
}

/** The slides in their original order, which a looping row changes in the document. */
export function slidesOf(viewport: HTMLElement): readonly HTMLElement[] {
  return [...viewport.querySelectorAll<HTMLElement>('[data-slide]')].sort(
    (one, other) => Number(one.dataset.slide) - Number(other.dataset.slide),
  );
}

/** How many slides are visible at once; at least one. */
export function slidesInSight(viewport: HTMLElement): number {
  const wanted = Number.parseInt(getComputedStyle(viewport).getPropertyValue('--per-view'), 10);
  return Number.isNaN(wanted) ? 1 : Math.max(1, wanted);
}

/** Scrolls a row to one of its slides without animation. */
export function showSlide(viewport: HTMLElement, index: number): void {
  const slide = slidesOf(viewport)[index];
  if (slide === undefined || index === 0) return;
  viewport.scrollLeft += distanceTo(slide, viewport);
}

/**
 * How far to the right a slide is from the position of the first visible one, in CSS pixels: at the left edge of the row, within
 * the padding for the focus ring, and at the right one where text runs from right to left.
 */
export function distanceTo(slide: HTMLElement, viewport: HTMLElement): number {
  const [own, row] = [slide.getBoundingClientRect(), viewport.getBoundingClientRect()];
  const { direction, paddingLeft, paddingRight } = getComputedStyle(viewport);
  if (direction === 'rtl') return own.right - row.right + (Number.parseFloat(paddingRight) || 0);
  return own.left - row.left - (Number.parseFloat(paddingLeft) || 0);
}
