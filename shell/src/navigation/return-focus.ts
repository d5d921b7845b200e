import type { DataRouter } from 'react-router-dom';

/** The timeout and the interval of waiting for the link on a returned page, in milliseconds. */
const timeout = 3000;
const pause = 50;

/** How many pages have their last link stored; more than anybody goes back through. */
const most = 50;

/**
 * Returns the focus to the link by which a page was left, when Back or Forward returns to it: the keyboard continues at the
 * same card. The router restores the scroll position.
 */
export function returnFocus(router: DataRouter, signal: AbortSignal): void {
  const leftBy = new Map<string, string>();
  document.addEventListener(
    'click',
    ({ target }) => {
      const href = target instanceof Element ? target.closest('main a[href]')?.getAttribute('href') : null;
      if (!href) return;
      const { key } = router.state.location;
      // A map keeps the order of insertion: inserting again makes it the latest.
      leftBy.delete(key);
      leftBy.set(key, href);
      const [oldest] = leftBy.keys();
      if (leftBy.size > most && oldest !== undefined) leftBy.delete(oldest);
    },
    // Before the link is followed.
    { capture: true, signal },
  );
  let shown = router.state.location.key;
  const stop = router.subscribe(({ location, historyAction }) => {
    if (location.key === shown) return;
    shown = location.key;
    const href = historyAction === 'POP' ? leftBy.get(location.key) : undefined;
    if (href === undefined) return;
    focusWhenThere(href, () => router.state.location.key === location.key && !signal.aborted);
  });
  signal.addEventListener('abort', stop);
}

/**
 * Focuses the link as soon as the page shows it and has focused its content, as after every navigation; a focus that has been
 * moved elsewhere meanwhile stays.
 */
function focusWhenThere(href: string, isStillShown: () => boolean): void {
  const until = performance.now() + timeout;
  const look = () => {
    if (!isStillShown() || performance.now() > until) return;
    const main = document.getElementById('main');
    const link = main?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
    if (!link || document.activeElement !== main) setTimeout(look, pause);
    else link.focus({ preventScroll: true });
  };
  setTimeout(look, pause);
}
