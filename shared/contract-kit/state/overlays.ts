import { useLayoutEffect, useRef } from 'react';
import { createBrowserStore } from './browser-store';

/** Something above the page that Back closes: a dialog, a phone's menu. */
export interface Overlay {
  readonly close: () => void;
}

interface OverlayState {
  /** The open overlays, the uppermost last. */
  readonly open: readonly Overlay[];
  /** The page's address as it was last written without the router; `null` when it never was. */
  readonly address: string | null;
}

const store = createBrowserStore<OverlayState>('overlay', () => ({ open: [], address: null }));

/** The overlays of the page. The shell, which owns the browser's history, makes Back close them. */
export const overlayStore = Object.assign(store, {
  add: (overlay: Overlay): void => store.setState(({ open }) => ({ open: [...open, overlay] })),
  remove: (overlay: Overlay): void => store.setState(({ open }) => ({ open: open.filter((each) => each !== overlay) })),
  /** Reports that a part of the page has written its state into the address with `history.replaceState`. */
  noteAddress: (): void => store.setState({ address: window.location.href }),
});

/** Makes Back close an overlay: `close` while it is open, otherwise `null`. */
export function useOverlay(close: (() => void) | null): void {
  const latest = useRef(close);
  latest.current = close;
  const isOpen = close !== null;

  // Before paint: as soon as it is visible, Back must work.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const overlay: Overlay = { close: () => latest.current?.() };
    overlayStore.add(overlay);
    return () => overlayStore.remove(overlay);
  }, [isOpen]);
}
