/** A form whose button is pressed before its code has come. */
export interface EarlyForm {
  readonly element: HTMLFormElement;
  /** A search: it leads to its results from the first byte, and waits for nothing. */
  readonly isUnaided: boolean;
  /** Whether the browser's own checks find nothing to mend. */
  isSound(): boolean;
  /** Sends it as without script, where it can be: the code has not come. */
  send(): void;
}

/**
 * The form that a button sends; `null` for every other control. A button that opens something over the page needs its code even in
 * a search, and no field for it. Written to stand alone: its text is sent.
 */
export function earlyForm(control: Element): EarlyForm | null {
  if (!(control instanceof HTMLButtonElement) || control.type !== 'submit' || !control.form) return null;
  const element = control.form;
  const opens = control.hasAttribute('aria-haspopup');
  const isSound = () => opens || element.checkValidity();
  return {
    element,
    isUnaided: !opens && element.getAttribute('method') === 'get',
    isSound,
    send() {
      // One without a method is nothing without its code.
      if (element.hasAttribute('method') && isSound()) element.requestSubmit(control);
    },
  };
}
