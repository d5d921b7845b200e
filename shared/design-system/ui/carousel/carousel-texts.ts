import { defineTexts } from '../../../domain/format/define-texts';
/** The texts of a carousel, visible and for screen readers. */
export const carouselTextsOf = defineTexts({
  en: () => ({
    carousel: 'carousel',
    carouselControls: (name: string) => `${name}: slides`,
    previousSlide: 'Previous',
    nextSlide: 'Next',
    pause: 'Pause',
    play: 'Play',
    slide: 'slide',
    slides: 'Slides',
    slideOf: (position: number, total: number) => `${position} of ${total}`,
    shown: (from: number, to: number, total: number) =>
      from === to ? `${from} / ${total}` : `${from} – ${to} / ${total}`,
  }),
});
