/** One row of slides in the page, whoever moves it. */
export interface Row {
  /** The element that clips the row. */
  readonly viewport: HTMLElement;
  /** Called with the index of the first slide in sight whenever it changes. */
  readonly onFirst: (index: number) => void;
  /** How long one move takes, in milliseconds. */
  readonly speed: number;
}

/** Moves a row. */
export interface RowDriver {
  /** One slide onwards or back; past an end it goes on at the other. */
  readonly move: (step: -1 | 1) => void;
  /** To one of the slides, by its index. */
  readonly go: (index: number) => void;
  /** Leaves the row as the server wrote it. */
  readonly stop: () => void;
}

/** The slides in the order that was written, which a looping row changes in the document. */
export function slidesOf(viewport: HTMLElement): readonly HTMLElement[] {
  return [...viewport.querySelectorAll<HTMLElement>('[data-slide]')].sort(
    (one, other) => Number(one.dataset.slide) - Number(other.dataset.slide),
  );
}

/** How many slides are in sight at once; at least one. */
export function slidesInSight(viewport: HTMLElement): number {
  const wanted = Number.parseInt(getComputedStyle(viewport).getPropertyValue('--per-view'), 10);
  return Number.isNaN(wanted) ? 1 : Math.max(1, wanted);
}

/** Scrolls a row to one of its slides, at once. */
export function showSlide(viewport: HTMLElement, index: number): void {
  const slide = slidesOf(viewport)[index];
  if (slide === undefined || index === 0) return;
  const { left } = slide.getBoundingClientRect();
  viewport.scrollLeft += left - viewport.getBoundingClientRect().left;
}
