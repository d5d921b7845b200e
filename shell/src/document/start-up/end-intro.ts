/**
 * Shows the overlay of Home once per visit, and ends it at the first touch, key or scroll (section 9), with or without other
 * code. A visit lasts as long as its tab: after another page of the site in the same tab, no overlay is shown. Self-contained: its
 * source is sent.
 */
export function endIntro(mark: string, visit: string): void {
  try {
    if (sessionStorage.getItem(visit) !== null) document.documentElement.toggleAttribute(mark, true);
    sessionStorage.setItem(visit, '');
  } catch {
    // Without storage every visit counts as a first one.
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
