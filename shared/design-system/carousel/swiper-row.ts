import { type Row, type RowDriver, slidesInSight, slidesOf } from './row';
import { swiperHooks } from './swiper-hooks';

interface SwiperRow extends Row {
  /** Where the row is when the library has arrived. */
  readonly first: () => number;
  /** Whether the row is still on the page then; if not, nothing is done. */
  readonly still: () => boolean;
}

/**
 * Hands a row over to Swiper, which loops it at the speeds of section 9. Loads the library; the row stays where the
 * visitor has scrolled it, and nothing else on the page moves.
 */
export async function driveWithSwiper(row: SwiperRow): Promise<RowDriver | null> {
  const { default: Swiper } = await import('@iwan/shared/carousel/swiper');
  if (!row.still()) return null;
  const { viewport, onFirst, speed } = row;
  const total = slidesOf(viewport).length;
  const start = row.first();
  const gap = gapOf(viewport);
  // From here to the end nothing is painted: the row is replaced between two frames.
  viewport.dataset.driver = 'swiper';
  viewport.scrollLeft = 0;
  const swiper = new Swiper(viewport, {
    wrapperClass: swiperHooks.wrapper,
    slideClass: swiperHooks.slide,
    slidesPerView: 'auto',
    spaceBetween: gap,
    initialSlide: start,
    loop: true,
    // A visitor who presses twice within a move means two slides.
    loopPreventsSliding: false,
    speed,
    // Its own observer takes a height of half pixels for a new size, and goes back a slide in the middle of a move.
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
    // A slide out of sight must not take the focus: the browser would scroll the clipped row to it.
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

/** The gap between two slides as the style sheet has it for a row that scrolls by itself, in pixels. */
function gapOf(viewport: HTMLElement): number {
  const { firstElementChild: track } = viewport;
  return track === null ? 0 : Number.parseFloat(getComputedStyle(track).columnGap) || 0;
}
