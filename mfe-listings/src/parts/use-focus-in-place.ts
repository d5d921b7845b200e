import { useEffect, useRef } from 'react';

/**
 * Keeps the position of a keyboard user in a list whose items remove themselves. Call the returned function with the index that
 * was pressed; once `count` has changed and the focus is lost, it moves to the item that is now at that index.
 */
export function useFocusInPlace(
  count: number,
  find: () => ArrayLike<HTMLElement>,
  /** Called when no item is left to focus. */
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
