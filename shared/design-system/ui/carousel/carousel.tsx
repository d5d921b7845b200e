import { useTexts } from '../../../domain/format/locale-context';
import { type CarouselTiming, useCarousel } from '../../carousel/use-carousel';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls';
import { type CarouselFit, CarouselRow, type Slide } from './carousel-row';
import { carouselTextsOf } from './carousel-texts';

interface CarouselProps {
  /** Unique in the document. */
  readonly id: string;
  readonly title: string;
  readonly slides: readonly Slide[];
  readonly fit: CarouselFit;
  readonly timing: CarouselTiming;
  readonly gap?: string;
}

const inSightAtFirst = { one: 1, three: 3, four: 4, pairs: 4 } as const satisfies Record<CarouselFit, number>;

/** A titled carousel: its controls are right of the title, on phones below the slide. */
export function Carousel({ id, title, slides, fit, timing, gap }: CarouselProps) {
  const carouselTexts = useTexts(carouselTextsOf);
  const heading = `${id}-title`;
  const carousel = useCarousel(slides.length, timing, inSightAtFirst[fit]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel, not a group of form fields
    <div
      ref={carousel.root}
      className={styles.carousel}
      role="group"
      aria-roledescription={carouselTexts.carousel}
      aria-labelledby={heading}
      onKeyDown={carousel.onKeyDown}
    >
      <h2 id={heading}>{title}</h2>
      <CarouselControls carousel={carousel} label={title} className={styles.controls} />
      <CarouselRow
        carousel={carousel}
        slides={slides}
        fit={fit}
        className={styles.row}
        {...(gap === undefined ? {} : { gap })}
      />
    </div>
  );
}
