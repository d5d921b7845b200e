import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The keys of a list of checkboxes: Enter toggles the focused box and never submits the form; letters and Backspace go to the
 * search field. Arrow keys move from the cell and its search field to the boxes and between them; up from the first returns to
 * the field. Home and End go to the first and the last box. Alt with an arrow opens and closes, as in a native list.
 */
export function moveAmongChoices(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { key, target, currentTarget: details } = event;
  const step = steps[key];
  if (event.ctrlKey || event.metaKey) return;
  if (event.altKey) {
    if (step === undefined) return;
    event.preventDefault();
    details.open = step === 1;
    if (step === -1) details.querySelector('summary')?.focus();
    return;
  }
  if (target instanceof HTMLInputElement && target.type === 'checkbox') {
    if (key === 'Enter') {
      event.preventDefault();
      target.click();
      return;
    }
    if (key === 'Home' || key === 'End') {
      event.preventDefault();
      stopsOf(details)
        .filter(({ type }) => type === 'checkbox')
        .at(key === 'Home' ? 0 : -1)
        ?.focus();
      return;
    }
    // The key itself then takes effect in the field.
    if ((key.length === 1 && key !== ' ') || key === 'Backspace') findField(details)?.focus();
  }
  if (step === undefined) return;
  if (!details.open) {
    if (step === -1) return;
    details.open = true;
  }
  const stops = stopsOf(details);
  const at = stops.indexOf(document.activeElement as HTMLInputElement);
  const next = stops[Math.max(at + step, 0)];
  event.preventDefault();
  next?.focus();
}

/** The search field and the visible boxes. */
function stopsOf(details: HTMLDetailsElement): readonly HTMLInputElement[] {
  return [...details.querySelectorAll('input')].filter((input) => input.closest('[hidden]') === null);
}

/** The search field of an open list. */
export function findField(details: HTMLElement): HTMLInputElement | null {
  return details.querySelector<HTMLInputElement>('input[type=search]');
}
