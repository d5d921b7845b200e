import { useCallback, useEffect, useRef } from 'react';

/**
 * Delays a layout change until no pointer is pressed: a message that appears between press and release would move the button
 * away, and the click would be lost.
 */
export function useAfterPress(): (action: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    // After the click that follows the release.
    const release = () =>
      setTimeout(() => {
        isPressed.current = false;
        for (const action of waiting.current.splice(0)) action();
      });
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    return () => listening.abort();
  }, []);

  return useCallback((action) => {
    if (isPressed.current) waiting.current.push(action);
    else action();
  }, []);
}
