/** The open dialogs, the uppermost last. */
const open: HTMLDialogElement[] = [];
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();

const focusable = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [type=hidden])';

/** Modal dialogs, which jsdom lacks: they take the focus and return it, and Escape asks the uppermost one to close. */
export function withModalDialogs({ HTMLDialogElement, document, Event, HTMLElement }: typeof globalThis): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      focusedBefore.set(this, document.activeElement);
      this.setAttribute('open', '');
      open.push(this);
      this.querySelector<HTMLElement>(focusable)?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.hasAttribute('open')) return;
      this.removeAttribute('open');
      open.splice(open.indexOf(this), 1);
      const before = focusedBefore.get(this);
      if (before instanceof HTMLElement) before.focus();
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    const dialog = open.at(-1);
    if (key !== 'Escape' || defaultPrevented || dialog === undefined) return;
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });
}
