import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Composition } from '../../composition/composition';
import type { BrowserHost } from './browser-host';

/** The browser's federation runtime for the islands; `null` on the server. */
export const BrowserHostContext = createContext<BrowserHost | null>(null);

export function useBrowserHost(): BrowserHost | null {
  return useContext(BrowserHostContext);
}

/** The composition of the site as this tab knows it; `null` on the server. */
export function useComposition(): Composition | null {
  const browser = useBrowserHost();
  return useSyncExternalStore(
    (listener) => browser?.onComposition(listener) ?? (() => {}),
    () => browser?.composition ?? null,
    () => browser?.composition ?? null,
  );
}
