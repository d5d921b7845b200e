interface ListState {
  readonly isShown: boolean;
  /** The active option; `null` for none. */
  readonly active: number | null;
  readonly count: number;
}

interface Move {
  readonly isOpen: boolean;
  readonly active: number | null;
  /** The key was handled: the default action has to be prevented. */
  readonly isTaken: boolean;
}

interface Key {
  readonly key: string;
  readonly altKey: boolean;
}

/**
 * What a key does in a combobox with a list of suggestions (APG): the arrows cycle through the options and the field, Alt with
 * them opens and closes, Escape closes. Home, End, the horizontal arrows and letters edit the text, Tab closes. `null` for a
 * key that changes nothing.
 */
export function moveInList({ key, altKey }: Key, { isShown, active, count }: ListState): Move | null {
  switch (key) {
    case 'ArrowDown':
      if (!isShown || altKey)
        return { isOpen: true, active: isShown || altKey || count === 0 ? active : 0, isTaken: true };
      return { isOpen: true, active: step(active, 1, count), isTaken: true };
    case 'ArrowUp':
      if (altKey) return { isOpen: false, active: null, isTaken: true };
      return {
        isOpen: true,
        active: isShown ? step(active, -1, count) : count === 0 ? null : count - 1,
        isTaken: true,
      };
    case 'Escape':
      // When the list is closed, the field's own Escape empties it.
      return isShown ? { isOpen: false, active: null, isTaken: true } : null;
    case 'Tab':
      return { isOpen: false, active: null, isTaken: false };
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return isShown ? { isOpen: true, active: null, isTaken: false } : null;
    default:
      return null;
  }
}

/** Cycles through the options, with the field itself between the last and the first. */
function step(active: number | null, by: 1 | -1, count: number): number | null {
  const at = (active ?? -1) + 1 + by;
  const next = (at + count + 1) % (count + 1);
  return next === 0 ? null : next - 1;
}
