import { useRef, useState } from 'react';
import type { DrawSurface } from './draw-surface';

export type Drawing = ReturnType<typeof useDrawing>;

const loadSurface = async () => (await import('./draw-surface')).DrawSurface;

/** Whether an area is being drawn. The code for drawing is loaded on demand; afterwards the focus returns to the button. */
export function useDrawing() {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'off' | 'coming' | 'failed' | { readonly Surface: typeof DrawSurface }>('off');
  const wasOn = useRef(false);

  /** To focus the button once it is rendered again. */
  const returned = (element: HTMLButtonElement | null) => {
    button.current = element;
    if (element === null || !wasOn.current) return;
    wasOn.current = false;
    element.focus({ preventScroll: true });
  };
  const begin = () => {
    setState('coming');
    loadSurface().then(
      (Surface) => {
        wasOn.current = true;
        setState({ Surface });
      },
      () => setState('failed'),
    );
  };
  const end = () => setState('off');
  return {
    /** The drawing surface, while an area is drawn. */
    Surface: typeof state === 'object' ? state.Surface : null,
    isComing: state === 'coming',
    hasFailed: state === 'failed',
    begin,
    end,
    button: returned,
  };
}
