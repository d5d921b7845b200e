/**
 * Shows the overlay of Home once per visit, and ends it at the first touch, key or scroll (section 9), with or without other
 * code. A visit is that of a tab: whoever has seen another page of the site in it sees no overlay. Self-contained: its source
 * is sent.
 */
export function endIntro(mark: string, visit: string): void {
  try {
    if (sessionStorage.getItem(visit) !== null) document.documentElement.toggleAttribute(mark, true);
    sessionStorage.setItem(visit, '');
  } catch {
    // A browser without storage shows it as on a first visit.
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
