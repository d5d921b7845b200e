import { type Row, type RowDriver, slidesOf } from './row';

/** Moves a row by the browser's own scrolling: what works before Swiper has arrived, and without it. */
export function driveNatively({ viewport, onFirst }: Row): RowDriver {
  function first(): number {
    const start = startOf(viewport);
    const distances = slidesOf(viewport).map((slide) => Math.abs(startOf(slide) - start));
    return Math.max(0, distances.indexOf(Math.min(...distances)));
  }
  const report = () => onFirst(first());
  viewport.addEventListener('scroll', report, { passive: true });
  return {
    move(step) {
      const slides = slidesOf(viewport);
      const atEnd = Math.abs(viewport.scrollLeft) + viewport.clientWidth >= viewport.scrollWidth - 1;
      const goal = step === 1 && atEnd ? 0 : (first() + step + slides.length) % slides.length;
      const slide = slides[goal];
      if (slide !== undefined) {
        const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
        viewport.scrollBy({ left: slide.getBoundingClientRect().left - startOf(viewport), behavior });
        // At once: Swiper may take the row over before the first event of its scrolling.
        onFirst(goal);
      }
    },
    stop() {
      viewport.removeEventListener('scroll', report);
    },
  };
}

function startOf(element: HTMLElement): number {
  return element.getBoundingClientRect().left;
}
