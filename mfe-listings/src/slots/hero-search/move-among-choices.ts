import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The keys of a list of boxes: Enter takes the box that it is on, and never sends the form; letters go on in the find
 * field. Arrow keys go from the cell and its find field to the boxes and from box to box; up from the first is
 * the field again.
 */
export function moveAmongChoices(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { key, target, currentTarget: details } = event;
  const step = steps[key];
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (target instanceof HTMLInputElement && target.type === 'checkbox') {
    if (key === 'Enter') {
      event.preventDefault();
      target.click();
      return;
    }
    // The letter itself follows into the field.
    if (key.length === 1 && key !== ' ') findField(details)?.focus();
  }
  if (step === undefined) return;
  if (!details.open) {
    if (step === -1) return;
    details.open = true;
  }
  const stops = [...details.querySelectorAll<HTMLInputElement>('input')].filter(
    (input) => input.closest('[hidden]') === null,
  );
  const at = stops.indexOf(document.activeElement as HTMLInputElement);
  const next = stops[Math.max(at + step, 0)];
  event.preventDefault();
  next?.focus();
}

/** The field of an open list in which part of a name is typed. */
export function findField(details: HTMLElement): HTMLInputElement | null {
  return details.querySelector<HTMLInputElement>('input[type=search]');
}
