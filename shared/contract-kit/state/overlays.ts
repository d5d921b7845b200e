import { useLayoutEffect, useRef } from 'react';
import { createBrowserStore } from './browser-store';

/** Something that lies over the page and that Back closes: a dialog, the menu of a phone. */
export interface Overlay {
  readonly close: () => void;
}

interface OverlayState {
  /** What is open, the uppermost last. */
  readonly open: readonly Overlay[];
  /** The page's address as a part of it has last written it without the router; `null` when none has. */
  readonly address: string | null;
}

const store = createBrowserStore<OverlayState>('overlay', () => ({ open: [], address: null }));

/** What lies over the page. The shell, which owns the browser's history, sees to it that Back closes it. */
export const overlayStore = Object.assign(store, {
  add: (overlay: Overlay): void => store.setState(({ open }) => ({ open: [...open, overlay] })),
  remove: (overlay: Overlay): void => store.setState(({ open }) => ({ open: open.filter((each) => each !== overlay) })),
  /** Says that a part of the page has written its state into the address, with `history.replaceState`. */
  noteAddress: (): void => store.setState({ address: window.location.href }),
});

/** Lets Back close what is open: `close` while it is, `null` while it is not. */
export function useOverlay(close: (() => void) | null): void {
  const latest = useRef(close);
  latest.current = close;
  const isOpen = close !== null;

  // Before it is painted: whoever sees it open can press Back.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const overlay: Overlay = { close: () => latest.current?.() };
    overlayStore.add(overlay);
    return () => overlayStore.remove(overlay);
  }, [isOpen]);
}
