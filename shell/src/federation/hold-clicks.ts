import { dialogLinks } from '../document/early-presses';

export interface HeldClicks {
  /** The island is hydrated: repeats what was held. */
  repeat(): void;
  /**
   * The island may never be hydrated: from now on the browser does with clicks what it does without script, and does so
   * with the ticks and links that were held.
   */
  letGo(): void;
}

const ticks = 'input[type=checkbox], label';
/** Links that open something over the page, or change a part of it in place: only that part can. */
const actors = `a[aria-haspopup]:not(${dialogLinks}), a[role=tab], a[role=button]`;

/**
 * Keeps the clicks on buttons and choices that come before an island is hydrated, and repeats them when it is, so that an
 * impatient visitor loses none; `early` are those that came before anybody listened. Links to pages are left alone: they
 * work from the first byte.
 */
export function holdClicks(
  host: HTMLElement,
  signal: AbortSignal,
  early: ReadonlySet<HTMLElement> = new Set(),
): HeldClicks {
  const held = new Set(early);
  // By their place: should React fail, the server's HTML stands there anew.
  const heldTicks = new Set<number>();
  const waiting = new AbortController();
  signal.addEventListener('abort', () => waiting.abort(), { once: true });
  host.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest(`button, ${actors}, ${ticks}`) : null;
      if (!(target instanceof HTMLElement) || target.closest('[data-works-unaided]')) return;
      // A part in a place of this one holds its own.
      if (target.closest('[data-island]') !== host.closest('[data-island]')) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (target instanceof HTMLButtonElement && target.type === 'submit' && target.form) return;
      event.preventDefault();
      event.stopPropagation();
      held.add(target);
      heldTicks.add([...host.querySelectorAll(ticks)].indexOf(target));
    },
    { capture: true, signal: waiting.signal },
  );
  return {
    repeat() {
      waiting.abort();
      if (signal.aborted) return;
      for (const target of held) if (target.isConnected) target.click();
      held.clear();
      heldTicks.clear();
    },
    letGo() {
      waiting.abort();
      const links = [...held].filter((each) => each.matches(actors) && each.isConnected);
      held.clear();
      if (signal.aborted) return;
      for (const link of links) link.click();
      const standing = host.querySelectorAll<HTMLElement>(ticks);
      for (const place of heldTicks) standing[place]?.click();
      heldTicks.clear();
    },
  };
}
