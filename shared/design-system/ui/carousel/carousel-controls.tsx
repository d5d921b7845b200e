import { useTexts } from '../../../domain/format/locale-context';
import type { Carousel } from '../../carousel/use-carousel';
import { classNames } from '../../dom/class-names';
import { useIsHydrated } from '../../dom/use-is-hydrated';
import { IconButton } from '../actions/icon-button';
import { LeftIcon } from '../icons/left';
import { PauseIcon } from '../icons/pause';
import { PlayIcon } from '../icons/play';
import { RightIcon } from '../icons/right';
import styles from './carousel-controls.module.css';
import { carouselTextsOf } from './carousel-texts';

interface CarouselControlsProps {
  readonly carousel: Carousel;
  readonly label: string;
  readonly className?: string | undefined;
}

/** Previous, pause or play, next, and the position. Hidden where all slides are visible. */
export function CarouselControls({ carousel, label, className }: CarouselControlsProps) {
  const carouselTexts = useTexts(carouselTextsOf);
  const { total, first, inSight, playing } = carousel;
  const isMeasured = useIsHydrated();
  if (total < 2) return null;
  const last = ((first + inSight - 1) % total) + 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
    <div
      className={classNames(styles.controls, total <= inSight && styles.idle, className)}
      role="group"
      aria-label={carouselTexts.carouselControls(label)}
    >
      <IconButton icon={LeftIcon} label={carouselTexts.previousSlide} onClick={() => carousel.move(-1)} />
      <IconButton
        className={styles.toggle}
        icon={playing ? PauseIcon : PlayIcon}
        label={playing ? carouselTexts.pause : carouselTexts.play}
        onClick={carousel.toggle}
      />
      <IconButton icon={RightIcon} label={carouselTexts.nextSlide} onClick={() => carousel.move(1)} />
      <span className={classNames(styles.count, !isMeasured && styles.guessed)} aria-live={playing ? 'off' : 'polite'}>
        {carouselTexts.shown(first + 1, last, total)}
      </span>
    </div>
  );
}
