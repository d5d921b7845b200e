import { useSyncExternalStore } from 'react';
import type { Composition } from '../../composition/composition';
import { useBrowserHost } from './browser-host-context';

/** The composition of the site as this tab knows it; `null` on the server. */
export function useComposition(): Composition | null {
  const browser = useBrowserHost();
  return useSyncExternalStore(
    (listener) => browser?.onComposition(listener) ?? (() => {}),
    () => browser?.composition ?? null,
    () => browser?.composition ?? null,
  );
}
