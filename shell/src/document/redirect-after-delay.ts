/** How long a page without links stays before it redirects, in milliseconds (readings, routes). */
const redirectDelay = 8000;

/** Events that show that a visitor is reading. */
const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'focusin'] as const;

/** Redirects after a while, unless the page is touched or the signal is aborted. A hidden tab waits until it is visible. */
export function redirectAfterDelay(navigate: () => void, signal: AbortSignal): void {
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  signal.addEventListener('abort', stop, { once: true });
  let timer: number | undefined;
  const start = () => {
    window.clearTimeout(timer);
    if (document.visibilityState === 'visible') {
      timer = window.setTimeout(() => {
        stop();
        navigate();
      }, redirectDelay);
    }
  };
  stopped.signal.addEventListener('abort', () => window.clearTimeout(timer), { once: true });
  const options = { signal: stopped.signal, passive: true };
  for (const touch of touches) window.addEventListener(touch, stop, options);
  document.addEventListener('visibilitychange', start, options);
  start();
}
