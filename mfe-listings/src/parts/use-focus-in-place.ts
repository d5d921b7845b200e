import { useEffect, useRef } from 'react';

/**
 * Keeps the place of whoever goes by keyboard when what they press takes itself out of a list. Call what this returns with
 * the index that was pressed; once `count` has changed, and the focus is lost, it goes to what stands there then.
 */
export function useFocusInPlace(
  count: number,
  find: () => ArrayLike<HTMLElement>,
  /** Called when nothing is left to take the focus. */
  onNone: () => void = () => {},
): (index: number) => void {
  const pressed = useRef<number | null>(null);

  useEffect(() => {
    const index = pressed.current;
    pressed.current = null;
    if (index === null || (document.activeElement !== null && document.activeElement !== document.body)) return;
    const left = find();
    if (left.length === 0) onNone();
    else left[Math.min(index, left.length - 1)]?.focus();
  }, [count]);

  return (index) => {
    pressed.current = index;
  };
}
