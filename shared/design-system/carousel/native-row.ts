import { glide } from './glide';
import { type Row, type RowDriver, slidesInSight, slidesOf } from './row';

/** How near a slide must be to where it was sent to count as arrived, in CSS pixels. */
const near = 2;

/** Moves a row that scrolls and snaps by itself: for fingers, before Swiper has arrived, and without it. */
export function driveNatively({ viewport, onFirst, speed }: Row): RowDriver {
  const listening = new AbortController();
  const { signal } = listening;
  // Where a move that is under way will end. The next press counts from there, not from what is passing by.
  let goal: number | null = null;
  let halt = () => {};

  function first(): number {
    const start = insideOf(viewport);
    const distances = slidesOf(viewport).map((slide) => Math.abs(startOf(slide) - start));
    return Math.max(0, distances.indexOf(Math.min(...distances)));
  }
  function isOnItsWay(): boolean {
    const slide = goal === null ? undefined : slidesOf(viewport)[goal];
    return slide !== undefined && Math.abs(startOf(slide) - insideOf(viewport)) > near;
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
  // The visitor's own hand ends a move wherever it is.
  viewport.addEventListener('wheel', takeOver, { passive: true, signal });
  viewport.addEventListener('pointerdown', takeOver, { passive: true, signal });

  // The row stops where its last slide is in sight.
  const stops = () => Math.max(1, slidesOf(viewport).length - slidesInSight(viewport) + 1);
  function go(index: number): void {
    const next = (index + stops()) % stops();
    const slide = slidesOf(viewport)[next];
    if (slide === undefined) return;
    goal = next;
    halt();
    halt = glide(viewport, startOf(slide) - insideOf(viewport), speed);
    // At once: Swiper may take the row over before the first event of its scrolling.
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

function startOf(element: HTMLElement): number {
  return element.getBoundingClientRect().left;
}

/** Where the first slide in sight begins: within the room for the focus ring. */
function insideOf(viewport: HTMLElement): number {
  return startOf(viewport) + (Number.parseFloat(getComputedStyle(viewport).paddingLeft) || 0);
}
