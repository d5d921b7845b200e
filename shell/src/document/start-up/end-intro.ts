/**
 * Ends the overlay of Home at the first touch, key or scroll (section 9), whether or not any code has come. Written to
 * stand alone: its text is sent.
 */
export function endIntro(mark: string): void {
  const over = new AbortController();
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll']) {
    addEventListener(
      type,
      () => {
        over.abort();
        document.querySelector(`[${mark}]`)?.toggleAttribute('hidden', true);
      },
      { capture: true, passive: true, signal: over.signal },
    );
  }
}
