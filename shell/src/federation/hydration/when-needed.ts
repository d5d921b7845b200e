import type { Hydration } from '@iwan/shared/contracts/release';
import { hydrationMark } from '../../document/start-up/names';

/**
 * Resolves when a server-rendered element needs its code, by its kind of hydration. `interaction`, `visible` and `idle` include
 * that the visitor points at, touches or focuses it. Rejects when the signal is aborted.
 *
 * - `load`: at once.
 * - `idle`: when the browser is idle, or the element is near the viewport.
 * - `visible`: when the element is near the viewport.
 * - `interaction`: when a part inside it with `data-hydration="visible"` is near the viewport.
 * - `none`: never.
 */
export function whenNeeded(element: Element, hydration: Hydration, signal: AbortSignal): Promise<void> {
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
    const stop = () => {
      over.abort();
      observer.disconnect();
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true, signal: over.signal });
    if (hydration === 'none') return;
    if (hydration === 'load') {
      finish();
      return;
    }
    // A touch of a part in a slot of this element hydrates only that part.
    const finishIfOwn = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-island]') === element.closest('[data-island]')) finish();
    };
    for (const type of ['pointerover', 'touchstart', 'focusin']) {
      element.addEventListener(type, finishIfOwn, { passive: true, signal: over.signal });
    }
    if (hydration === 'interaction') {
      for (const part of element.querySelectorAll(`[${hydrationMark}=visible]`)) observer.observe(part);
      return;
    }
    observer.observe(element);
    if (hydration === 'idle') afterLoad(() => onIdle(finish), over.signal);
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
