import { dialogLinks, type EarlyPresses } from '../document/early-presses';
import { pressTimeout } from '../document/start-up/names';

export interface HeldClicks {
  /** The island is hydrated: repeats what was held. */
  repeat(): void;
  /**
   * The island may never be hydrated: from now on the browser does with clicks what it does without script, and does so
   * with the ticks, forms and links that were held.
   */
  letGo(): void;
}

const ticks = 'input[type=checkbox], label';
/** Links that open something over the page, or change a part of it in place: only that part can. */
const actors = `a[aria-haspopup]:not(${dialogLinks}), a[role=tab], a[role=button]`;
/** What the browser can do by itself in a part that is not hydrated. */
const native = `${ticks}, button[type=submit]`;

/**
 * Keeps the clicks on buttons and choices that come before an island is hydrated, and repeats them when it is, so that an
 * impatient visitor loses none; `early` are those that came before anybody listened. The browser's own checks answer for a form at
 * once; one that is right is sent as without script when its code has not come in time. Links to pages are left alone: they
 * work from the first byte.
 */
export function holdClicks(host: HTMLElement, signal: AbortSignal, early: EarlyPresses = new Map()): HeldClicks {
  const held = new Set<HTMLElement>();
  // By their place: should React fail, the server's HTML stands there anew.
  const heldPlaces = new Set<number>();
  const waiting = new AbortController();
  signal.addEventListener('abort', () => waiting.abort(), { once: true });

  function hold(control: HTMLElement, since: number): void {
    held.add(control);
    const place = [...host.querySelectorAll(native)].indexOf(control);
    heldPlaces.add(place);
    const form = formOf(control);
    if (form === null) return;
    const forget = () => {
      held.delete(control);
      heldPlaces.delete(place);
    };
    // Whoever mends it has read what the browser says, and presses again.
    if (!form.checkValidity()) form.addEventListener('beforeinput', forget, { once: true, signal: waiting.signal });
    const giveUp = () => {
      if (held.has(control) && form.checkValidity()) letGo();
    };
    const timer = setTimeout(giveUp, since + pressTimeout - performance.now());
    waiting.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }

  function letGo(): void {
    waiting.abort();
    const links = [...held].filter((each) => each.matches(actors) && each.isConnected);
    held.clear();
    if (signal.aborted) return;
    for (const link of links) link.click();
    const standing = host.querySelectorAll<HTMLElement>(native);
    for (const place of heldPlaces) {
      const control = standing[place];
      const form = control ? formOf(control) : null;
      if (form === null) control?.click();
      // One without a method is nothing without its code.
      else if (form.hasAttribute('method') && form.checkValidity()) form.requestSubmit(control);
    }
    heldPlaces.clear();
  }

  for (const [control, since] of early) hold(control, since);
  host.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest(`button, ${actors}, ${ticks}`) : null;
      if (!(target instanceof HTMLElement) || target.closest('[data-works-unaided]')) return;
      // A part in a place of this one holds its own.
      if (target.closest('[data-island]') !== host.closest('[data-island]')) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      formOf(target)?.reportValidity();
      if (!held.has(target)) hold(target, performance.now());
    },
    { capture: true, signal: waiting.signal },
  );
  return {
    repeat() {
      waiting.abort();
      if (signal.aborted) return;
      for (const control of held) if (control.isConnected) control.click();
      held.clear();
      heldPlaces.clear();
    },
    letGo,
  };
}

/** The form that a button sends; `null` for every other control. */
function formOf(control: Element): HTMLFormElement | null {
  return control instanceof HTMLButtonElement && control.type === 'submit' ? control.form : null;
}
