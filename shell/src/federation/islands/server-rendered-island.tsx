import { useRef } from 'react';
import type { RemoteModule } from '../../composition/composition';
import { hydrationMark } from '../../document/start-up/names';
import { useHydratedIsland } from '../hydration/use-hydrated-island';
import type { IslandResult } from '../load-island';

interface Props {
  readonly id: string;
  readonly source: RemoteModule;
  readonly loaded: IslandResult;
  readonly html: string;
}

/**
 * An island that the server has rendered. The React root of the page does not touch its HTML; a root of its own hydrates it once
 * the remote is loaded. Until then, or where it never loads, the HTML stays and its links work.
 */
export function ServerRenderedIsland({ id, source, loaded, html }: Props) {
  const host = useRef<HTMLDivElement>(null);
  useHydratedIsland(host, { id, source, loaded });
  return (
    <div
      ref={host}
      data-island={id}
      data-remote={source.remote}
      {...(source.hydration === 'none' ? {} : { [hydrationMark]: source.hydration })}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself has rendered on our server
      dangerouslySetInnerHTML={{ __html: `<div data-island-root="">${html}</div>` }}
    />
  );
}
