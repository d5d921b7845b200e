import { type ReactNode, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import type { Navigation } from '../navigation/navigation';
import { navigatorOf } from '../navigation/navigator';

interface Props {
  readonly navigation: Navigation;
  readonly children: ReactNode;
}

/** Connects the root of an island to the router of the site: its hooks have the same location and navigate in the same way. */
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
