/**
 * Shows the overlay of Home once a visit, and ends it at the first touch, key or scroll (section 9), whether or not any code
 * has come. A visit is a tab's: whoever has been on another page of the site in it has arrived already. Written to stand
 * alone: its text is sent.
 */
export function endIntro(mark: string, visit: string): void {
  try {
    if (sessionStorage.getItem(visit) !== null) document.documentElement.toggleAttribute(mark, true);
    sessionStorage.setItem(visit, '');
  } catch {
    // A browser that keeps nothing shows it as at a first visit.
  }
  const over = new AbortController();
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll']) {
    addEventListener(
      type,
      () => {
        over.abort();
        document.documentElement.toggleAttribute(mark, true);
      },
      { capture: true, passive: true, signal: over.signal },
    );
  }
}
