import type { Navigation } from './navigation';

/** How long a page that comes back may take to show the link, and how often that is looked at, in milliseconds. */
const timeout = 3000;
const pause = 50;

/** Pages whose last link is remembered; more than anybody goes back through. */
const most = 50;

/**
 * Gives the focus back to the link that a page was left by, when Back or Forward returns to it: the keyboard goes on at
 * the same card. The navigation brings back where the page had been scrolled to.
 */
export function returnFocus(navigation: Navigation, signal: AbortSignal): void {
  const leftBy = new Map<string, string>();
  document.addEventListener(
    'click',
    ({ target }) => {
      const href = target instanceof Element ? target.closest('main a[href]')?.getAttribute('href') : null;
      if (!href) return;
      const { key } = navigation.state.location;
      // A map keeps the order of entering: entering again makes it the latest.
      leftBy.delete(key);
      leftBy.set(key, href);
      const [oldest] = leftBy.keys();
      if (leftBy.size > most && oldest !== undefined) leftBy.delete(oldest);
    },
    // Before whoever follows the link.
    { capture: true, signal },
  );
  let shown = navigation.state.location.key;
  const stop = navigation.subscribe(() => {
    const { location, action, isLoading } = navigation.state;
    if (isLoading || location.key === shown) return;
    shown = location.key;
    const href = action === 'POP' ? leftBy.get(location.key) : undefined;
    if (href === undefined) return;
    focusWhenThere(href, () => navigation.state.location.key === location.key && !signal.aborted);
  });
  signal.addEventListener('abort', stop);
}

/**
 * Focuses the link as soon as the page shows it and has given the focus to its content, as after every navigation;
 * whoever has moved the focus elsewhere meanwhile keeps it.
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
