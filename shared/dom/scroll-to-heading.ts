/** Brings a list's heading into sight when another page of it is opened (section 4), smoothly where motion is welcome. */
export function scrollToHeading(id: string): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
}
