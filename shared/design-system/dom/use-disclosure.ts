import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

export interface Disclosure {
  readonly details: RefObject<HTMLDetailsElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly close: () => void;
}

/**
 * The behaviour of a `<details>` that opens above the page: Escape closes it and returns the focus; so do a press or focus
 * elsewhere, and a change of `place` (the page's path). Without script it is still a `<details>`, and may have been opened
 * before hydration: it needs `suppressHydrationWarning`.
 */
export function useDisclosure(place: string): Disclosure {
  const details = useRef<HTMLDetailsElement>(null);

  const shown = useRef(place);
  useEffect(() => {
    // Opened before hydration, it stays open.
    if (shown.current === place) return;
    shown.current = place;
    details.current?.removeAttribute('open');
  }, [place]);

  useEffect(() => {
    const element = details.current;
    if (element === null) return;
    const isInside = ({ target }: Event) => target instanceof Node && element.contains(target);
    // A press on text that cannot take the focus moves it to an ancestor, which does not count as leaving.
    const isAround = ({ target }: Event) => target instanceof Node && target.contains(element);
    const leave = () => element.removeAttribute('open');
    const pressed = (event: Event) => !isInside(event) && leave();
    const focused = (event: Event) => !isInside(event) && !isAround(event) && leave();
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('focusin', focused);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('focusin', focused);
    };
  }, []);

  const close = () => details.current?.removeAttribute('open');
  return {
    details,
    close,
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || details.current?.open !== true) return;
      event.stopPropagation();
      close();
      details.current.querySelector('summary')?.focus();
    },
  };
}
