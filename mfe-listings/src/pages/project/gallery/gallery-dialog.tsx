import { type Carousel, useCarousel } from '@iwan/shared/carousel/use-carousel';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { PictureDetails } from '@iwan/shared/domain/model/picture-details';
import { detailOf } from '@iwan/shared/domain/record/picture-details';
import type { LinkedDialogProps } from '@iwan/shared/router/use-linked-dialog';
import { CarouselControls } from '@iwan/shared/ui/carousel/carousel-controls';
import { CarouselRow } from '@iwan/shared/ui/carousel/carousel-row';
import { Picture } from '@iwan/shared/ui/content/picture';
import { Dialog } from '@iwan/shared/ui/dialog';
import { useEffect, useRef } from 'react';
import { textsOf } from '../texts';
import styles from './gallery-dialog.module.css';

/** Milliseconds: the speed is section 9's; how long a photo is shown is not specified. */
const timing = { speed: 1000, interval: 3000 };

interface GalleryDialogProps extends LinkedDialogProps {
  readonly name: string;
  readonly photos: readonly string[];
  /** The widths of the files in pixels, where known. */
  readonly widths: Readonly<Record<string, number>>;
  readonly details: PictureDetails | undefined;
}

/**
 * All photos over the whole window, one at a time: plays by itself until the first interaction, loops, and moves by arrows,
 * keys, swipes and thumbnails (section 2).
 */
export function GalleryDialog({ name, photos, widths, details, start, onClose }: GalleryDialogProps) {
  const texts = useTexts(textsOf);
  const carousel = useCarousel(photos.length, timing, 1, start);
  const { pause } = carousel;
  const byHand = {
    ...carousel,
    move(step: -1 | 1) {
      pause();
      carousel.move(step);
    },
    go(index: number) {
      pause();
      carousel.go(index);
    },
  };
  useGalleryKeys(byHand);

  const slides = photos.map((path, index) => ({
    key: path,
    content: (
      <Picture
        className={styles.photo}
        path={path}
        alt={detailOf(details, path).alt ?? texts.photo(name, index + 1, photos.length)}
        width={1920}
        height={1200}
        sizes="100vw"
        original={widths[path]}
        priority={index === start}
      />
    ),
  }));

  return (
    <Dialog title={texts.photos(name)} size="full" onClose={onClose}>
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel, not a group of form fields */}
      <div
        ref={carousel.root}
        className={styles.slider}
        role="group"
        aria-roledescription={texts.carousel}
        aria-label={texts.photos(name)}
      >
        <div className={styles.stage} onPointerDown={pause} onWheel={pause}>
          <CarouselRow carousel={carousel} slides={slides} fit="one" gap="1rem" className={styles.row} />
        </div>
        <div className={styles.foot}>
          <CarouselControls carousel={byHand} label={texts.photos(name)} className={styles.controls} />
          <GalleryThumbnails photos={photos} current={carousel.first} onChoose={byHand.go} />
        </div>
      </div>
    </Dialog>
  );
}

/** The arrow keys, Home and End change the photo wherever in the dialog the focus is. */
function useGalleryKeys(carousel: Pick<Carousel, 'move' | 'go' | 'total'>): void {
  useEffect(() => {
    const listening = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
      if (event.key === forward) carousel.move(1);
      else if (event.key === backward) carousel.move(-1);
      else if (event.key === 'Home') carousel.go(0);
      else if (event.key === 'End') carousel.go(carousel.total - 1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown, { signal: listening.signal });
    return () => listening.abort();
  });
}

interface GalleryThumbnailsProps {
  readonly photos: readonly string[];
  /** The index of the photo that is shown. */
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

function GalleryThumbnails({ photos, current, onChoose }: GalleryThumbnailsProps) {
  const texts = useTexts(textsOf);
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const button = row.current?.children[current];
    if (!row.current || !(button instanceof HTMLElement)) return;
    row.current.scrollTo?.({ left: button.offsetLeft + button.offsetWidth / 2 - row.current.clientWidth / 2 });
  }, [current]);

  if (photos.length < 2) return null;
  return (
    <ul ref={row} className={styles.thumbnails}>
      {photos.map((path, index) => (
        <li key={path}>
          <button
            type="button"
            aria-label={texts.showPhoto(index + 1, photos.length)}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            <Picture path={path} alt="" width={96} height={60} sizes="96px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
