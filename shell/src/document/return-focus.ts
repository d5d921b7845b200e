import type { createBrowserRouter } from 'react-router-dom';

type SiteRouter = ReturnType<typeof createBrowserRouter>;

/** Pages whose last link is remembered; more than anybody goes back through. */
const most = 50;

/**
 * Gives the focus back to the link that a page was left by, when Back or Forward returns to it: the keyboard goes on at
 * the same card. The router itself brings back where the page had been scrolled to.
 */
export function returnFocus(router: SiteRouter, signal: AbortSignal): void {
  const leftBy = new Map<string, string>();
  document.addEventListener(
    'click',
    ({ target }) => {
      const href = target instanceof Element ? target.closest('main a[href]')?.getAttribute('href') : null;
      if (!href) return;
      const { key } = router.state.location;
      // A map keeps the order of entering: entering again makes it the latest.
      leftBy.delete(key);
      leftBy.set(key, href);
      const [oldest] = leftBy.keys();
      if (leftBy.size > most && oldest !== undefined) leftBy.delete(oldest);
    },
    // Before whoever follows the link.
    { capture: true, signal },
  );
  let shown = router.state.location.key;
  const stop = router.subscribe(({ location, historyAction, navigation }) => {
    if (navigation.state !== 'idle' || location.key === shown) return;
    shown = location.key;
    const href = historyAction === 'POP' ? leftBy.get(location.key) : undefined;
    if (href === undefined) return;
    // The page that comes back is rendered first, and what says its title takes the focus meanwhile.
    setTimeout(() => {
      if (router.state.location.key !== location.key) return;
      const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
      link?.focus({ preventScroll: true });
    }, 100);
  });
  signal.addEventListener('abort', stop);
}
