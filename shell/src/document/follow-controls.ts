const controls = 'button, a[aria-haspopup], a[role=tab], a[role=button], input[type=checkbox], label';

/**
 * Finds the controls of a part again where hydration has replaced their elements: by their index among its controls. `undefined`
 * where the number of controls has changed.
 */
export function followControls(part: Element): (control: HTMLElement) => HTMLElement | undefined {
  const inPart = () =>
    [...part.querySelectorAll<HTMLElement>(controls)].filter(
      (control) => control.closest('[data-island]') === part.closest('[data-island]'),
    );
  const before = inPart();
  return (control) => {
    if (control.isConnected) return control;
    const now = inPart();
    return now.length === before.length ? now[before.indexOf(control)] : undefined;
  };
}
