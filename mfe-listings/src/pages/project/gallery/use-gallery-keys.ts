import type { Carousel } from '@iwan/shared/carousel/use-carousel';
import { useEffect } from 'react';

/** The arrow keys, Home and End change the photo wherever in the dialog the focus is. */
export function useGalleryKeys(carousel: Pick<Carousel, 'move' | 'go' | 'total'>): void {
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
