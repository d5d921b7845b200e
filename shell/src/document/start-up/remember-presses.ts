/**
 * Remembers the controls that are pressed before the shell's code is there to hear it, and shows that the press was felt.
 * A link that opens a dialog, is a tab or acts as a button waits for the code too; where that does not come, the link is followed.
 * Written to stand alone: its text is sent.
 */
export function rememberPresses(name: string): void {
  const patience = 8000;
  const pressed: Element[] = [];
  const felt: Animation[] = [];
  const listen = (event: MouseEvent) => {
    const { target } = event;
    const control =
      target instanceof Element && target.closest('button, a[aria-haspopup], a[role=tab], a[role=button]');
    if (!control || control.closest('[data-works-unaided]')) return;
    if (control.closest('[data-island]')?.hasAttribute('data-hydrated')) return;
    if (control instanceof HTMLButtonElement && control.type === 'submit' && control.form) return;
    if (control instanceof HTMLAnchorElement) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setTimeout(() => pressed.includes(control) && isListening && location.assign(control.href), patience);
    }
    if (pressed.includes(control)) return;
    pressed.push(control);
    felt.push(control.animate({ opacity: [1, 0.55, 1] }, { duration: 900, iterations: Number.POSITIVE_INFINITY }));
  };
  let isListening = true;
  document.addEventListener('click', listen, true);
  const stopListening = () => {
    isListening = false;
    document.removeEventListener('click', listen, true);
    for (const animation of felt) animation.cancel();
  };
  Reflect.set(window, name, { pressed, stopListening });
}
