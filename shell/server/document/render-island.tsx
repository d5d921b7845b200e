import { renderToString } from 'react-dom/server';
import { IslandFrame } from '../../src/federation/island-frame';
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

/** Where an island stands. */
export interface Place {
  /** Path and query. */
  readonly address: string;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The HTML of one island, rendered by itself. Throws what the component throws; whoever calls it watches the time.
 * `onRead` hears what of the place it has read.
 */
export function renderIsland(
  id: string,
  module: IslandModule,
  data: unknown,
  place: Place,
  onRead: (word: PlaceWord) => void = () => {},
): string {
  const { Component } = module;
  return runAsOwner(module, () =>
    renderToString(
      <IslandFrame location={place.address} params={place.params} navigator={staticNavigator} isStatic>
        <WatchedPlace params={place.params} onRead={onRead}>
          <Component data={data} />
        </WatchedPlace>
      </IslandFrame>,
      { identifierPrefix: `${id}-` },
    ),
  );
}
