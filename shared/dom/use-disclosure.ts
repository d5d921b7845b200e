import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

export interface Disclosure {
  readonly details: RefObject<HTMLDetailsElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly close: () => void;
}

/**
 * What a `<details>` that opens over the page does beyond opening: Escape closes it and gives the focus back, so do
 * going elsewhere by pointer or by focus, and a change of `place` (the page's path). Without script it is still a `<details>`.
 */
export function useDisclosure(place: string): Disclosure {
  const details = useRef<HTMLDetailsElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place closes what was open on the one before
  useEffect(() => {
    details.current?.removeAttribute('open');
  }, [place]);

  useEffect(() => {
    const element = details.current;
    if (element === null) return;
    // Pressing words that take no focus themselves gives it to what is around them, and so nobody has left.
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target) && !target.contains(element)) {
        element.removeAttribute('open');
      }
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
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
