/**
 * Scrolls an element horizontally by a distance in CSS pixels within a duration in milliseconds, which `scrollTo` cannot do.
 * Returns a function that stops it. Scroll snapping is turned off meanwhile, since it would revert every step.
 */
export function glide(element: HTMLElement, distance: number, duration: number): () => void {
  const from = element.scrollLeft;
  if (duration <= 0) {
    element.scrollLeft = from + distance;
    return () => {};
  }
  const began = performance.now();
  let frame = requestAnimationFrame(step);
  element.style.scrollSnapType = 'none';
  function step(now: number): void {
    const passed = Math.min(1, Math.max(0, now - began) / duration);
    element.scrollLeft = from + distance * easeInOut(passed);
    if (passed < 1) frame = requestAnimationFrame(step);
    else element.style.removeProperty('scroll-snap-type');
  }
  return () => {
    cancelAnimationFrame(frame);
    element.style.removeProperty('scroll-snap-type');
  };
}

/** An ease-in-out function from 0 to 1. */
const easeInOut = (part: number) => (1 - Math.cos(Math.PI * part)) / 2;
