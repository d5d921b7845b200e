import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { savesData } from '../dom/saves-data';
import { driveNatively } from './native-row';
import { type RowDriver, showSlide, slidesInSight } from './row';
import { type Playing, useAutoplay } from './use-autoplay';

export interface CarouselTiming {
  /** The duration of one move in milliseconds (section 9). */
  readonly speed: number;
  /** The pause between two moves in milliseconds (section 9). */
  readonly interval: number;
}

export interface Carousel {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly total: number;
  /** The index of the first visible slide. */
  readonly first: number;
  readonly inSight: number;
  readonly playing: boolean;
  readonly move: (step: -1 | 1) => void;
  /** To one of the slides, by its index. */
  readonly go: (index: number) => void;
  /** Stops autoplay. */
  readonly pause: () => void;
  readonly toggle: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * The behaviour of a carousel over a row with native scrolling and snapping. For a mouse, which cannot drag such a row, Swiper
 * takes over when it comes near the window; until then, if loading fails, and for touch, the row scrolls natively
 * (docs/decisions/0036). `start` is the index of the initial slide.
 */
export function useCarousel(
  total: number,
  { speed, interval }: CarouselTiming,
  inSightAtFirst: number,
  start = 0,
): Carousel {
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const driver = useRef<RowDriver>(null);
  const at = useRef(start);
  const [first, setFirst] = useState(start);
  const [inSight, setInSight] = useState(inSightAtFirst);
  const [playing, setPlaying] = useState<Playing>('auto');
  const moving = total > inSight;

  // No autoplay for visitors who save data: further slides load further pictures.
  useEffect(() => {
    if (savesData()) setPlaying('paused');
  }, []);

  useEffect(() => {
    const row = viewport.current;
    if (row === null) return;
    const measured = new ResizeObserver(() => setInSight(slidesInSight(row)));
    measured.observe(row);
    return () => measured.disconnect();
  }, []);

  useEffect(() => {
    const row = viewport.current;
    if (row === null || !moving) return;
    let over = false;
    showSlide(row, at.current);
    const onFirst = (index: number) => {
      at.current = index;
      setFirst(index);
    };
    const pace = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : speed;
    driver.current = driveNatively({ viewport: row, onFirst, speed: pace });
    const near = new IntersectionObserver(
      async ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        near.disconnect();
        // Without Swiper the row keeps scrolling natively: the visitor need not be told.
        const swiper = await import('./swiper-row')
          .then(({ driveWithSwiper }) =>
            driveWithSwiper({
              viewport: row,
              onFirst,
              speed: pace,
              first: () => at.current,
              still: () => !over,
            }),
          )
          .catch(() => null);
        if (swiper === null) return;
        driver.current?.stop();
        driver.current = swiper;
      },
      { rootMargin: '200px' },
    );
    if (!matchMedia('(pointer: coarse)').matches) near.observe(row);
    return () => {
      over = true;
      near.disconnect();
      driver.current?.stop();
      driver.current = null;
    };
  }, [moving, speed]);

  const move = useCallback((step: -1 | 1) => driver.current?.move(step), []);
  const go = useCallback((index: number) => driver.current?.go(index), []);
  const pause = useCallback(() => setPlaying('paused'), []);
  const next = useCallback(() => move(1), [move]);
  useAutoplay({ root, playing: moving ? playing : 'paused', period: speed + interval, next });

  return {
    root,
    viewport,
    total,
    first,
    inSight,
    playing: playing !== 'paused',
    move,
    go,
    pause,
    toggle: () => setPlaying((before) => (before === 'paused' ? 'forced' : 'paused')),
    onKeyDown: (event) => {
      const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      move(event.key === forward ? 1 : -1);
    },
  };
}
