import type { EarlyForm } from './early-form';

/**
 * Remembers the controls that are pressed before the shell's code is there to hear it, and shows that the press was felt.
 * A link that opens a dialog, is a tab or acts as a button waits for the code too; where that does not come, the link is followed.
 * So does the button of a form: the browser's own checks answer at once, and the form is sent as without script where the code
 * does not come. Written to stand alone: its text is sent.
 */
export function rememberPresses(
  formOf: (control: Element) => EarlyForm | null,
  name: string,
  formTimeout: number,
): void {
  const linkTimeout = 8000;
  const pressed = new Map<HTMLElement, number>();
  const felt = new Map<HTMLElement, Animation>();
  let isListening = true;
  const forget = (control: HTMLElement) => {
    pressed.delete(control);
    felt.get(control)?.cancel();
    felt.delete(control);
  };
  const whenWaitedFor = (control: HTMLElement, timeout: number, run: () => void) => {
    const at = pressed.get(control);
    setTimeout(() => {
      if (!isListening || pressed.get(control) !== at) return;
      forget(control);
      run();
    }, timeout);
  };
  const listen = (event: MouseEvent) => {
    const { target } = event;
    const control =
      target instanceof Element && target.closest<HTMLElement>('button, a[aria-haspopup], a[role=tab], a[role=button]');
    if (!control) return;
    const form = formOf(control);
    if (form ? form.isUnaided : control.closest('[data-works-unaided]')) return;
    if (control.closest('[data-island]')?.hasAttribute('data-hydrated')) return;
    const isLink = control instanceof HTMLAnchorElement;
    if (isLink && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    if (isLink || form) event.preventDefault();
    const isWrong = form?.isSound() === false;
    if (isWrong) form.element.reportValidity();
    if (pressed.has(control)) return;
    pressed.set(control, performance.now());
    felt.set(
      control,
      control.animate({ opacity: [1, 0.55, 1] }, { duration: 900, iterations: Number.POSITIVE_INFINITY }),
    );
    if (isLink) whenWaitedFor(control, linkTimeout, () => location.assign(control.href));
    if (form) whenWaitedFor(control, formTimeout, form.send);
    // Whoever mends it has read what the browser says, and presses again: nothing takes the focus away in the midst of a word.
    if (isWrong) form.element.addEventListener('beforeinput', () => forget(control), { once: true });
  };
  document.addEventListener('click', listen, true);
  const stopListening = () => {
    isListening = false;
    document.removeEventListener('click', listen, true);
    for (const animation of felt.values()) animation.cancel();
  };
  Reflect.set(window, name, { pressed, stopListening });
}
