/**
 * Records presses of controls before the shell's code is loaded; a pressed control pulses until its code handles the press. Where
 * the code does not load within `timeout`, a link that opens a dialog, is a tab or acts as a button is followed, and a form is
 * submitted as without JavaScript; the browser validates it at once. A control that opens a dialog shows the loading dialog at once;
 * closing that cancels the press. An optimistic toggle shows its new state at once. Self-contained: its source is sent.
 */
export function rememberPresses(
  name: string,
  timeout: number,
  {
    openers,
    toggles,
    id,
    open,
    sheetTimeout,
  }: Readonly<Record<'openers' | 'toggles' | 'id' | 'open', string>> & { readonly sheetTimeout: number },
): void {
  const pressed = new Map<HTMLElement, number>();
  const takenBack = new Set<HTMLElement>();
  const felt = new Map<HTMLElement, Animation>();
  const forget = (control: HTMLElement) => {
    pressed.delete(control);
    felt.get(control)?.cancel();
  };
  const openSheet = (control: HTMLElement) => {
    const sheet = document.getElementById(id) as HTMLDialogElement | null;
    takenBack.delete(control);
    if (!sheet || sheet.open) return;
    sheet.setAttribute('aria-label', control.getAttribute('aria-label') ?? control.textContent);
    sheet.showModal();
    const over = new AbortController();
    const close = () => sheet.close();
    // Closes it when another dialog opens, since those of earlier releases do not, and before the page is cached for Back.
    const others = new MutationObserver(() => {
      if (document.querySelector(`${open}:not(#${id})`)) close();
    });
    others.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
    addEventListener('pagehide', close, { signal: over.signal });
    const timer = setTimeout(close, sheetTimeout);
    sheet.addEventListener(
      'close',
      () => {
        clearTimeout(timer);
        others.disconnect();
        over.abort();
        takenBack.add(control);
        forget(control);
      },
      { once: true },
    );
  };
  const listen = (event: MouseEvent) => {
    const { target } = event;
    const control =
      target instanceof Element && target.closest<HTMLElement>('button, a[aria-haspopup], a[role=tab], a[role=button]');
    if (!control || control.closest('[data-works-unaided]')) return;
    if (control.closest('[data-island]')?.hasAttribute('data-hydrated')) return;
    const link = control instanceof HTMLAnchorElement ? control : null;
    if (link && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    const form = control instanceof HTMLButtonElement && control.type === 'submit' ? control.form : null;
    if (link || form) event.preventDefault();
    // The press is dropped once the visitor corrects a field: another validation would move the focus while they type.
    if (form?.reportValidity() === false) form.addEventListener('beforeinput', () => forget(control), { once: true });
    if (pressed.has(control)) return;
    pressed.set(control, performance.now());
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const opacity = isStill ? [0.55, 0.55] : [1, 0.55, 1];
    felt.set(control, control.animate({ opacity }, { duration: 900, iterations: Number.POSITIVE_INFINITY }));
    if (control.matches(openers)) openSheet(control);
    if (control.matches(toggles)) {
      control.setAttribute('aria-pressed', String(control.getAttribute('aria-pressed') !== 'true'));
    }
    setTimeout(() => {
      if (!pressed.has(control)) return;
      if (link) location.assign(link.href);
      // A form without a method does nothing without its code.
      if (!form?.hasAttribute('method') || !form.checkValidity()) return;
      forget(control);
      form.requestSubmit(control);
    }, timeout);
  };
  document.addEventListener('click', listen, true);
  const stopListening = () => {
    document.removeEventListener('click', listen, true);
    pressed.clear();
    for (const animation of felt.values()) animation.cancel();
  };
  Reflect.set(window, name, { pressed, takenBack, stopListening });
}
