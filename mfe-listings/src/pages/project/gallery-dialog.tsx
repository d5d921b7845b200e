import { useCarousel } from '@iwan/shared/carousel/use-carousel';
import type { LinkedDialogProps } from '@iwan/shared/dom/use-linked-dialog';
import { CarouselControls } from '@iwan/shared/ui/carousel-controls';
import { CarouselRow } from '@iwan/shared/ui/carousel-row';
import { Dialog } from '@iwan/shared/ui/dialog';
import { Picture } from '@iwan/shared/ui/picture';
import { useEffect } from 'react';
import styles from './gallery-dialog.module.css';
import { texts } from './texts';

/** Milliseconds: the speed is section 9's, how long a photo rests is not given. */
const timing = { speed: 1000, interval: 3000 };

interface GalleryDialogProps extends LinkedDialogProps {
  readonly name: string;
  readonly photos: readonly string[];
}

/** All photos, one at a time: plays by itself, loops, and goes on by arrows, arrow keys and swipes (section 2). */
export function GalleryDialog({ name, photos, start, onClose }: GalleryDialogProps) {
  const carousel = useCarousel(photos.length, timing, 1, start);
  const { move } = carousel;

  // The arrow keys move the photos wherever in the dialog the focus is.
  useEffect(() => {
    const listening = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
      const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      event.preventDefault();
      move(event.key === forward ? 1 : -1);
    };
    document.addEventListener('keydown', onKeyDown, { signal: listening.signal });
    return () => listening.abort();
  }, [move]);

  const slides = photos.map((path, index) => ({
    key: path,
    content: (
      <Picture
        className={styles.photo}
        path={path}
        alt={texts.photo(name, index + 1, photos.length)}
        width={976}
        height={610}
        sizes="(max-width: 767.98px) 100vw, 976px"
        priority={index === start}
      />
    ),
  }));

  return (
    <Dialog title={texts.photos(name)} size="large" onClose={onClose}>
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel, not a group of form fields */}
      <div ref={carousel.root} className={styles.slider} role="group" aria-label={texts.photos(name)}>
        <CarouselRow carousel={carousel} slides={slides} fit="one" gap="1rem" />
        <CarouselControls carousel={carousel} label={texts.photos(name)} className={styles.controls} />
      </div>
    </Dialog>
  );
}
