import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { RemoteModule } from '../../composition/composition';
import { useBrowserHost } from '../host/browser-host-context';
import type { IslandResult } from '../load-island';
import { type HydratedIsland, hydrateIsland } from './hydrate-island';

interface Options {
  readonly id: string;
  readonly source: RemoteModule;
  readonly loaded: IslandResult;
}

/** Hydrates the server-rendered HTML of an element, and updates it with newer data. */
export function useHydratedIsland(host: RefObject<HTMLElement | null>, { id, source, loaded }: Options): void {
  const island = useRef<HydratedIsland | null>(null);
  const browser = useBrowserHost();
  // The last rendered data. It stays where a refresh fails.
  const drawn = useRef(loaded.status === 'ready' ? loaded.data : undefined);

  useEffect(() => {
    if (!browser || !host.current) return;
    island.current = hydrateIsland({
      host: host.current,
      id,
      source,
      data: drawn.current,
      browser,
    });
    return () => island.current?.remove();
  }, [browser, host, id, source]);

  useEffect(() => {
    if (loaded.status === 'failed' || loaded.data === drawn.current) return;
    drawn.current = loaded.data;
    island.current?.update(loaded.data);
  }, [loaded]);
}

/**
 * A module source that stays the same object while it has the same content: each navigation and composition creates a new one.
 */
export function useSource({ remote, module, hydration }: RemoteModule): RemoteModule {
  return useMemo(() => ({ remote, module, hydration }), [remote, module, hydration]);
}
