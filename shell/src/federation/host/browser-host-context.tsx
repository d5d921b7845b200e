import { createContext, useContext } from 'react';
import type { BrowserHost } from './browser-host';

/** The browser's federation runtime for the islands; `null` on the server. */
export const BrowserHostContext = createContext<BrowserHost | null>(null);

export function useBrowserHost(): BrowserHost | null {
  return useContext(BrowserHostContext);
}
