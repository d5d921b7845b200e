import { useRef, useState } from 'react';

/** Whether an area is being drawn; the focus returns to the button that began it. */
export function useDrawing() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOn, setOn] = useState(false);
  const wasOn = useRef(false);

  /** For the button as it comes back. */
  const returned = (element: HTMLButtonElement | null) => {
    button.current = element;
    if (element === null || !wasOn.current) return;
    wasOn.current = false;
    element.focus({ preventScroll: true });
  };
  const begin = () => {
    wasOn.current = true;
    setOn(true);
  };
  const end = () => setOn(false);
  return { isOn, begin, end, button: returned };
}
