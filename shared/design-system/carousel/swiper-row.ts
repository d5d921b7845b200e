import { type Row, type RowDriver, slidesInSight, slidesOf } from './row';
import { swiperHooks } from './swiper-hooks';

interface SwiperRow extends Row {
  /** The element of the row, once the library is loaded. */
  readonly first: () => number;
  /** Whether the row is still on the page then; otherwise nothing is done. */
  readonly still: () => boolean;
}

/**
 * Hands a row over to Swiper, which loops it at the speeds of section 9. Loads the library; the row keeps its scroll position,
 * and nothing else on the page moves.
 */
export async function driveWithSwiper(row: SwiperRow): Promise<RowDriver | null> {
  const { default: Swiper } = await import('@iwan/shared/carousel/swiper');
  if (!row.still()) return null;
  const { viewport, onFirst, speed } = row;
  const total = slidesOf(viewport).length;
  const start = row.first();
  const gap = gapOf(viewport);
  // No paint from here to the end: the row is replaced between two frames.
  viewport.dataset.driver = 'swiper';
  viewport.scrollLeft = 0;
  const swiper = new Swiper(viewport, {
    wrapperClass: swiperHooks.wrapper,
    slideClass: swiperHooks.slide,
    slidesPerView: 'auto',
    spaceBetween: gap,
    initialSlide: start,
    loop: true,
    // Two presses within a move mean two slides.
    loopPreventsSliding: false,
    speed,
    // Swiper's own observer treats fractional heights as a new size, and would move back a slide during a move.
    resizeObserver: false,
    on: {
      realIndexChange: (self) => showFirst(self.realIndex),
      resize: (self) => showFirst(self.realIndex),
    },
  });
  showFirst(swiper.realIndex);
  let width = viewport.clientWidth;
  const measured = new ResizeObserver(() => {
    if (viewport.clientWidth === width) return;
    width = viewport.clientWidth;
    delete viewport.dataset.driver;
    swiper.params.spaceBetween = gapOf(viewport);
    viewport.dataset.driver = 'swiper';
    swiper.emit('resize');
  });
  measured.observe(viewport);

  function showFirst(index: number): void {
    const inSight = slidesInSight(viewport);
    // A hidden slide must not take the focus: the browser would scroll the clipped row to it.
    slidesOf(viewport).forEach((slide, position) => {
      slide.inert = (position - index + total) % total >= inSight;
    });
    onFirst(index);
  }

  return {
    move(step) {
      if (step === 1) swiper.slideNext();
      else swiper.slidePrev();
    },
    go: (index) => void swiper.slideToLoop(index),
    stop() {
      measured.disconnect();
      swiper.destroy(true, true);
      delete viewport.dataset.driver;
      for (const slide of slidesOf(viewport)) slide.inert = false;
    },
  };
}

/** The gap between slides in the stylesheet of the native row, in pixels. */
function gapOf(viewport: HTMLElement): number {
  const { firstElementChild: track } = viewport;
  return track === null ? 0 : Number.parseFloat(getComputedStyle(track).columnGap) || 0;
}
