import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

export interface Disclosure {
  readonly details: RefObject<HTMLDetailsElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly close: () => void;
}

/**
 * What a `<details>` that opens over the page does beyond opening: Escape closes it and gives the focus back, so do
 * going elsewhere by pointer or by focus, and a change of `place` (the page's path). Without script it is still a `<details>`,
 * and may have been opened before React came: it is to have `suppressHydrationWarning`.
 */
export function useDisclosure(place: string): Disclosure {
  const details = useRef<HTMLDetailsElement>(null);

  const shown = useRef(place);
  useEffect(() => {
    // What was opened before this code came stays open.
    if (shown.current === place) return;
    shown.current = place;
    details.current?.removeAttribute('open');
  }, [place]);

  useEffect(() => {
    const element = details.current;
    if (element === null) return;
    const isInside = ({ target }: Event) => target instanceof Node && element.contains(target);
    // Words that take no focus themselves give it, when pressed, to what is around them: so nobody has left.
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
