import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../../../domain/format/locale-context';
import { swiperHooks } from '../../carousel/swiper-hooks';
import type { Carousel } from '../../carousel/use-carousel';
import { classNames } from '../../dom/class-names';
import styles from './carousel-row.module.css';
import { carouselTextsOf } from './carousel-texts';

export interface Slide {
  readonly key: string;
  readonly content: ReactNode;
}

/**
 * How many slides are visible by the breakpoints of section 9: `three` 3 / 2 / 1, `four` 4 / 3 / 2 / 1, and `pairs` 4 / 2 / 1
 * for four slides, of which three would hide one.
 */
export type CarouselFit = 'one' | 'three' | 'four' | 'pairs';

interface CarouselRowProps {
  readonly carousel: Carousel;
  readonly slides: readonly Slide[];
  readonly fit: CarouselFit;
  /** The gap between two slides, as a CSS length. */
  readonly gap?: string;
  readonly className?: string | undefined;
}

/** The slides: a row with native scrolling and snapping, all of them in the server's HTML. */
export function CarouselRow({ carousel, slides, fit, gap, className }: CarouselRowProps) {
  const carouselTexts = useTexts(carouselTextsOf);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a carousel, not a group of form fields
    <div
      ref={carousel.viewport}
      role="group"
      aria-label={carouselTexts.slides}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, also where no slide has a link
      tabIndex={0}
      className={classNames(styles.viewport, styles[fit], className)}
      style={gap === undefined ? undefined : ({ '--gap': gap } as CSSProperties)}
    >
      <ul className={classNames(styles.track, swiperHooks.wrapper)}>
        {slides.map(({ key, content }, index) => (
          <li
            key={key}
            data-slide={index}
            className={classNames(styles.slide, swiperHooks.slide)}
            aria-roledescription={carouselTexts.slide}
            aria-label={carouselTexts.slideOf(index + 1, slides.length)}
          >
            {content}
          </li>
        ))}
      </ul>
    </div>
  );
}
