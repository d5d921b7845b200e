import { LocaleContext } from '@iwan/shared/domain/format/locale-context';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'react-router-dom';
import { readingOf } from '../../src/document/languages';
import type { IslandModule } from '../../src/federation/load-island';
import { runAsOwner } from '../releases/remote-code';
import { type PlaceWord, WatchedPlace } from './watched-place';

/** Nothing navigates on the server; an island that tries while it renders is at fault. */
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

/**
 * The HTML of one island, rendered by itself at an address (path and query). Throws what the component throws; whoever calls
 * it watches the time. `onRead` hears what of the address it has read;
 * `inContext` puts it into what it is rendered in.
 */
export function renderIsland(
  id: string,
  module: IslandModule,
  data: unknown,
  address: string,
  onRead: (word: PlaceWord) => void = () => {},
  inContext: (island: ReactNode) => ReactNode = (island) => island,
): string {
  const { Component } = module;
  const reading = readingOf(address.replace(/[?#].*$/s, ''));
  return runAsOwner(module, () =>
    renderToString(
      <LocaleContext value={reading.locale}>
        <Router location={address} navigator={staticNavigator} static>
          <WatchedPlace onRead={onRead}>{inContext(<Component data={data} {...reading} />)}</WatchedPlace>
        </Router>
      </LocaleContext>,
      { identifierPrefix: `${id}-` },
    ),
  );
}
