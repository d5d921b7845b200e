import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs what moves the page once nobody presses anything: a sentence that comes between the press and the release of a
 * button would push it from under the finger, and the press would be lost.
 */
export function useAfterPress(): (action: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    // After the click that belongs to the release.
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
