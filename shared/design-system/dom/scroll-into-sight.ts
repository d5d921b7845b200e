/** Brings an element into sight, smoothly where motion is welcome. */
export function scrollIntoSight(element: Element, block: 'start' | 'nearest'): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block });
}
