import { useEffect, useRef } from 'react';
import type { RemoteModule } from '../composition/composition';
import { hydrationMark } from '../document/start-up/names';
import { useBrowserHost } from './browser-host-context';
import { type HydratedIsland, hydrateIsland } from './hydrate-island';
import type { IslandResult } from './load-island';
import { usePage } from './page-context';

interface Props {
  readonly id: string;
  readonly source: RemoteModule;
  readonly loaded: IslandResult;
  readonly html: string;
}

/**
 * An island that the server has rendered. React leaves the HTML inside alone; a root of its own takes it over once the
 * remote has arrived. Until then, and if it never does, what the visitor reads stays as it is and its links work.
 */
export function KeptIsland({ id, source, loaded, html }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const island = useRef<HydratedIsland | null>(null);
  const browser = useBrowserHost();
  // Of the document, as its HTML was rendered; with other ones it is another island.
  const began = useRef(usePage().page.params);
  // What it was drawn with last. A refresh that fails changes nothing: what stands on the page is better than no data.
  const drawn = useRef(loaded.status === 'ready' ? loaded.data : undefined);

  useEffect(() => {
    if (!browser || !host.current) return;
    island.current = hydrateIsland({
      host: host.current,
      id,
      source,
      data: drawn.current,
      params: began.current,
      browser,
    });
    return () => island.current?.remove();
  }, [browser, id, source]);

  useEffect(() => {
    if (loaded.status === 'failed' || loaded.data === drawn.current) return;
    drawn.current = loaded.data;
    island.current?.update(loaded.data);
  }, [loaded]);

  return (
    <div
      ref={host}
      data-island={id}
      {...(source.hydration === 'none' ? {} : { [hydrationMark]: source.hydration })}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself has rendered on our server
      dangerouslySetInnerHTML={{ __html: `<div data-island-root="">${html}</div>` }}
    />
  );
}
