export interface HeldClicks {
  /** The island is alive: repeats what was held. */
  repeat(): void;
  /** The island may never come to life: from now on the browser does with clicks what it does without script. */
  letGo(): void;
}

/**
 * Keeps the clicks on buttons and choices that come before an island is alive, and repeats them when it is, so that an
 * impatient visitor loses none. Links are left alone: they work from the first byte.
 */
export function holdClicks(host: HTMLElement, signal: AbortSignal): HeldClicks {
  const held = new Set<HTMLElement>();
  const waiting = new AbortController();
  signal.addEventListener('abort', () => waiting.abort(), { once: true });
  host.addEventListener(
    'click',
    (event) => {
      const target =
        event.target instanceof Element ? event.target.closest('button, input[type=checkbox], label') : null;
      if (!(target instanceof HTMLElement) || target.closest('[data-works-unaided]')) return;
      if (target instanceof HTMLButtonElement && target.type === 'submit' && target.form) return;
      event.preventDefault();
      event.stopPropagation();
      held.add(target);
    },
    { capture: true, signal: waiting.signal },
  );
  return {
    repeat() {
      waiting.abort();
      if (signal.aborted) return;
      for (const target of held) if (target.isConnected) target.click();
      held.clear();
    },
    letGo() {
      waiting.abort();
      held.clear();
    },
  };
}
