import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The keys of a list of boxes: Enter takes the box that it is on, and never sends the form; letters and Backspace go on in
 * the find field. Arrow keys go from the cell and its find field to the boxes and from box to box; up from the first is
 * the field again. Home and End go to the first and the last box. Alt with an arrow opens and closes, as it does a
 * list of the browser's own.
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
    // The key itself follows into the field.
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

/** The find field and the boxes that are in sight. */
function stopsOf(details: HTMLDetailsElement): readonly HTMLInputElement[] {
  return [...details.querySelectorAll('input')].filter((input) => input.closest('[hidden]') === null);
}

/** The field of an open list in which part of a name is typed. */
export function findField(details: HTMLElement): HTMLInputElement | null {
  return details.querySelector<HTMLInputElement>('input[type=search]');
}
