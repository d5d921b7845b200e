/**
 * Resolves when an element comes near the window, or is touched, or the browser has nothing else to do; at once where
 * it is in view. Rejects when the signal is aborted.
 */
export function whenNeeded(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const finish = () => {
      over.abort();
      observer.disconnect();
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) finish();
      },
      { rootMargin: '50% 0px' },
    );
    observer.observe(element);
    for (const type of ['pointerover', 'touchstart', 'focusin']) {
      element.addEventListener(type, finish, { once: true, passive: true, signal: over.signal });
    }
    afterLoad(() => onIdle(finish), over.signal);
    signal.addEventListener(
      'abort',
      () => {
        over.abort();
        observer.disconnect();
        reject(signal.reason);
      },
      { once: true, signal: over.signal },
    );
  });
}

function afterLoad(task: () => void, signal: AbortSignal): void {
  if (document.readyState === 'complete') task();
  else addEventListener('load', task, { once: true, signal });
}

function onIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 4000 });
  else setTimeout(task, 1500);
}
