/** Scrolls an element into view, smoothly unless reduced motion is preferred. */
export function scrollIntoSight(element: Element, block: 'start' | 'nearest'): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block });
}
