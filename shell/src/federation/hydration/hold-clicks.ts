import { type EarlyPresses, isTakenBack } from '../../document/early-presses';
import { followControls } from '../../document/follow-controls';
import { dialogLinks, optimisticToggles, pressTimeout, sheetTimeout } from '../../document/start-up/names';

export interface HeldClicks {
  /** The island is hydrated: holds no further clicks. */
  stopHolding(): void;
  /** The island is hydrated: repeats what was held. */
  repeat(): void;
  /**
   * The island may never be hydrated: from now on the browser handles clicks as without JavaScript, also the held checkboxes,
   * forms and links.
   */
  releaseClicks(): void;
  /** Other content has taken the place of the island's: forgets what was held. */
  drop(): void;
}

const ticks = 'input[type=checkbox], label';
/** Links that open an overlay or change their part in place: its code must handle them. */
const actors = `a[aria-haspopup]:not(${dialogLinks}), a[role=tab], a[role=button]`;

/**
 * Holds clicks on controls of an island until it is hydrated, and repeats them then. `early`: clicks from before this was called.
 * The browser validates a form at once; a valid one is submitted as without JavaScript when the code has not loaded in time. For any
 * other press that waits too long, or whose code has failed, `notify` is called. Links to pages are not held: they need no code.
 */
export function holdClicks(
  host: HTMLElement,
  signal: AbortSignal,
  early: EarlyPresses = new Map(),
  notify: () => void = () => {},
): HeldClicks {
  const held = new Set<HTMLElement>();
  const current = followControls(host);
  const waiting = new AbortController();
  /** Aborted by hydration: until then, after `releaseClicks`, `notify` is called for presses of buttons that need code. */
  const pending = new AbortController();
  signal.addEventListener('abort', end, { once: true });

  function end(): void {
    waiting.abort();
    pending.abort();
  }

  /** Calls back that long after a press, unless it was handled by then. */
  function after(delay: number, since: number, call: () => void): void {
    const timer = setTimeout(call, since + delay - performance.now());
    waiting.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }

  function hold(control: HTMLElement, since: number): void {
    held.add(control);
    const form = formOf(control);
    if (!isSentUnaided(form)) after(sheetTimeout, since, notify);
    if (form === null) return;
    const forget = () => held.delete(control);
    // Once the visitor corrects a field, the press is dropped: the browser's message asks for another one.
    if (!form.checkValidity()) form.addEventListener('beforeinput', forget, { once: true, signal: waiting.signal });
    const giveUp = () => {
      if (held.has(control) && form.checkValidity()) releaseClicks();
    };
    after(pressTimeout, since, giveUp);
  }

  function releaseClicks(): void {
    if (!waiting.signal.aborted) {
      if ([...held].some(needsCode)) notify();
      host.addEventListener('click', reportPress, { capture: true, signal: pending.signal });
    }
    waiting.abort();
    const controls = [...held].flatMap((control) => current(control) ?? []);
    for (const control of held) flip(control);
    held.clear();
    if (signal.aborted) return;
    for (const control of controls) repeatNatively(control);
  }

  function reportPress({ target }: Event): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (button !== null && isOwn(button) && needsCode(button)) notify();
  }

  /** Whether a control belongs to this island, not to one in a slot of it, and needs code. */
  function isOwn(control: Element): boolean {
    return (
      !control.closest('[data-works-unaided]') && control.closest('[data-island]') === host.closest('[data-island]')
    );
  }

  for (const [control, since] of early) hold(control, since);
  host.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest(`button, ${actors}, ${ticks}`) : null;
      if (!(target instanceof HTMLElement) || !isOwn(target)) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      formOf(target)?.reportValidity();
      if (held.has(target)) return;
      flip(target);
      hold(target, performance.now());
    },
    { capture: true, signal: waiting.signal },
  );
  return {
    stopHolding: end,
    repeat() {
      end();
      if (signal.aborted) return;
      for (const control of held) {
        flip(control);
        if (!isTakenBack(control)) current(control)?.click();
      }
      held.clear();
    },
    releaseClicks,
    drop: end,
  };
}

/** Switches the shown state of an optimistic toggle: at the press, and back before its code handles the press or the wait ends. */
function flip(control: HTMLElement): void {
  if (!control.matches(optimisticToggles)) return;
  control.setAttribute('aria-pressed', String(control.getAttribute('aria-pressed') !== 'true'));
}

/** Lets the browser handle a held link, checkbox or form as without JavaScript. */
function repeatNatively(control: HTMLElement): void {
  const form = formOf(control);
  if (form !== null) {
    if (isSentUnaided(form) && form.checkValidity()) form.requestSubmit(control);
  } else if (control.matches(`${actors}, ${ticks}`)) control.click();
}

/** Whether only code can handle a press: that of a button that submits no form. */
function needsCode(control: HTMLElement): boolean {
  return control instanceof HTMLButtonElement && !isSentUnaided(formOf(control));
}

/** A form without a method does nothing without its code. */
function isSentUnaided(form: HTMLFormElement | null): form is HTMLFormElement {
  return form?.hasAttribute('method') === true;
}

/** The form that a button sends; `null` for every other control. */
function formOf(control: Element): HTMLFormElement | null {
  return control instanceof HTMLButtonElement && control.type === 'submit' ? control.form : null;
}
