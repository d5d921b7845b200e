/** What a visitor reads or hears of the parts in this folder. */
export const texts = {
  /** Of a field that is there for machines only; whoever hears it all the same is told. */
  honeypot: 'Leave this field empty',
  close: 'Close',
  loading: 'Loading...',
  retry: 'Try again',
  failed: (message: string) => `Error: ${message}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  breadcrumb: 'Breadcrumb',
  carousel: 'carousel',
  carouselControls: (name: string) => `${name}: slides`,
  previousSlide: 'Previous',
  nextSlide: 'Next',
  pause: 'Pause',
  play: 'Play',
  table: 'Table',
  slide: 'slide',
  slides: 'Slides',
  slideOf: (position: number, total: number) => `${position} of ${total}`,
  shown: (from: number, to: number, total: number) =>
    from === to ? `${from} / ${total}` : `${from} – ${to} / ${total}`,
  problems: (count: number) => (count === 1 ? 'One field needs a second look' : `${count} fields need a second look`),
  dialogClose: 'Close',
  goesOn: 'You are taken to Home in a few seconds. Touch the page to stay.',
  toHome: 'Go to Home',
} as const;
