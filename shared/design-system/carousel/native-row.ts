import { glide } from './glide';
import { distanceTo, type Row, type RowDriver, slidesInSight, slidesOf } from './row';

/** How close to its target a slide counts as arrived, in CSS pixels. */
const near = 2;

/** Moves a row with native scrolling and snapping: for touch, before Swiper is loaded, and without it. */
export function driveNatively({ viewport, onFirst, speed }: Row): RowDriver {
  const listening = new AbortController();
  const { signal } = listening;
  // The target of the current move. The next press counts from there, not from the current position.
  let goal: number | null = null;
  let halt = () => {};

  function first(): number {
    const distances = slidesOf(viewport).map((slide) => Math.abs(distanceTo(slide, viewport)));
    return Math.max(0, distances.indexOf(Math.min(...distances)));
  }
  function isOnItsWay(): boolean {
    const slide = goal === null ? undefined : slidesOf(viewport)[goal];
    return slide !== undefined && Math.abs(distanceTo(slide, viewport)) > near;
  }
  function onScroll(): void {
    if (isOnItsWay()) return;
    goal = null;
    onFirst(first());
  }
  const takeOver = () => {
    halt();
    goal = null;
  };
  viewport.addEventListener('scroll', onScroll, { passive: true, signal });
  // A visitor's own scrolling stops the move.
  viewport.addEventListener('wheel', takeOver, { passive: true, signal });
  viewport.addEventListener('pointerdown', takeOver, { passive: true, signal });

  // The row cannot scroll beyond its last slide.
  const stops = () => Math.max(1, slidesOf(viewport).length - slidesInSight(viewport) + 1);
  function go(index: number): void {
    const next = (index + stops()) % stops();
    const slide = slidesOf(viewport)[next];
    if (slide === undefined) return;
    goal = next;
    halt();
    halt = glide(viewport, distanceTo(slide, viewport), speed);
    // Synchronously: Swiper may take over before the first scroll event.
    onFirst(next);
  }

  return {
    go,
    move: (step) => go((goal ?? first()) + step),
    stop() {
      halt();
      listening.abort();
    },
  };
}
