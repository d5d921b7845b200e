import { type ReactNode, useSyncExternalStore } from 'react';
import type { Navigation } from '../navigation/navigation';
import { navigatorOf } from '../navigation/navigator';
import { IslandFrame } from './island-frame';

interface Props {
  readonly navigation: Navigation;
  readonly params: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** Ties an island's own root to the one navigation of the site: its hooks see the same place and lead the same way. */
export function IslandRouter({ navigation, params, children }: Props) {
  const location = useSyncExternalStore(
    (listener) => navigation.subscribe(listener),
    () => navigation.state.location,
    () => navigation.state.location,
  );
  return (
    <IslandFrame location={location} navigator={navigatorOf(navigation)} params={params}>
      {children}
    </IslandFrame>
  );
}
