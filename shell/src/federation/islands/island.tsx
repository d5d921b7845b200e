import { useState } from 'react';
import type { RemoteModule } from '../../composition/composition';
import type { IslandResult } from '../load-island';
import { usePage } from '../page/page-context';
import { useSource } from '../use-source';
import { LiveIsland } from './live-island';
import { ServerRenderedIsland } from './server-rendered-island';

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
