import { useRef, useState } from 'react';
import type { RemoteModule } from '../../composition/composition';
import { hydrationMark } from '../../document/start-up/names';
import { useHydratedIsland, useSource } from '../hydration/use-hydrated-island';
import type { IslandResult } from '../load-island';
import { usePage } from '../page/page-context';
import { LiveIsland } from './live-island';

interface Props {
  readonly id: string;
  readonly source: RemoteModule;
  readonly loaded: IslandResult;
}

/**
 * A part of a page that a remote owns. Where the server has rendered it, its HTML stays in the document and becomes interactive
 * when the remote is loaded (`ServerRenderedIsland`); elsewhere it is rendered in place (`LiveIsland`), or shows why it is
 * missing. A failure of a remote stays within its island.
 */
export function Island({ id, source: serverSource, loaded }: Props) {
  const { page, html } = usePage();
  const source = useSource(serverSource);
  // Decided once for the lifetime of the island: hydration must find what the server sent.
  const [serverHtml] = useState(() => (page.rendered.includes(id) ? (html.get(id) ?? null) : null));
  if (serverHtml !== null) return <ServerRenderedIsland id={id} source={source} loaded={loaded} html={serverHtml} />;
  return <LiveIsland id={id} source={source} loaded={loaded} />;
}

interface ServerRenderedProps extends Props {
  readonly html: string;
}

/**
 * An island that the server has rendered. The React root of the page does not touch its HTML; a root of its own hydrates it once
 * the remote is loaded. Until then, or where it never loads, the HTML stays and its links work.
 */
function ServerRenderedIsland({ id, source, loaded, html }: ServerRenderedProps) {
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
