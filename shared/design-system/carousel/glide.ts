/**
 * Scrolls an element sideways by a distance, in CSS pixels, within a time, in milliseconds: `scrollTo` knows only the
 * browser's own pace. Returns how to end it where it is. Snapping rests meanwhile, or it would draw every step back.
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

/** Slow at both ends; 0 to 1 for 0 to 1. */
const easeInOut = (part: number) => (1 - Math.cos(Math.PI * part)) / 2;
