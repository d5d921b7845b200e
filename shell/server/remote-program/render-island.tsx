import { LocaleContext } from '@iwan/shared/domain/format/locale-context';
import type { Dialog } from '@iwan/shared/state/dialogs';
import { RenderedDialog } from '@iwan/shared/state/site-store';
import { renderToString } from 'react-dom/server';
import { Router } from 'react-router-dom';
import { readingOf } from '../../src/document/languages';
import type { IslandModule } from '../../src/federation/load-island';
import type { PlaceWord, PlaceWords, RenderedIsland } from '../remote-messages/messages';
import { WatchedPlace } from './watched-place';

/** The server does not navigate; an island that tries to while rendering has a bug. */
const noNavigation = () => {
  throw new Error('An island cannot navigate while it is rendered on the server.');
};
const staticNavigator = {
  createHref: (to: string | { pathname?: string; search?: string; hash?: string }) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
  go: noNavigation,
  push: noNavigation,
  replace: noNavigation,
};

interface Rendering {
  /** The id of the island in its document. */
  readonly island: string;
  readonly data: unknown;
  readonly place: PlaceWords;
  /** The dialog and its parameters. */
  readonly dialog?: Dialog;
}

/**
 * The HTML of one island, rendered by itself, and the parts of its address that it has read. Throws when the component throws.
 */
export function renderIsland(
  { Component }: IslandModule,
  { island, data, place: { pathname, search }, dialog }: Rendering,
): RenderedIsland {
  const reads = new Set<PlaceWord>();
  const reading = readingOf(pathname);
  const content = <Component data={data} {...reading} />;
  const html = renderToString(
    <LocaleContext value={reading.locale}>
      <Router location={pathname + search} navigator={staticNavigator} static>
        <WatchedPlace onRead={(word) => reads.add(word)}>
          {dialog ? <RenderedDialog value={dialog}>{content}</RenderedDialog> : content}
        </WatchedPlace>
      </Router>
    </LocaleContext>,
    { identifierPrefix: `${island}-` },
  );
  return { html, reads: [...reads] };
}
