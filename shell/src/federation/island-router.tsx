import { type ReactNode, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import type { Navigation } from '../navigation/navigation';
import { navigatorOf } from '../navigation/navigator';

interface Props {
  readonly navigation: Navigation;
  readonly children: ReactNode;
}

/** Ties an island's own root to the one navigation of the site: its hooks see the same place and lead the same way. */
export function IslandRouter({ navigation, children }: Props) {
  const location = useSyncExternalStore(
    (listener) => navigation.subscribe(listener),
    () => navigation.state.location,
    () => navigation.state.location,
  );
  return (
    <Router location={location} navigator={navigatorOf(navigation)}>
      {children}
    </Router>
  );
}
