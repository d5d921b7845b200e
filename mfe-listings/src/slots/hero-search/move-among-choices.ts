import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys go from the cell and its find field to the boxes and from box to box; up from the first is the field again. */
export function moveAmongChoices(event: KeyboardEvent<HTMLDetailsElement>): void {
  const step = steps[event.key];
  const details = event.currentTarget;
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
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
