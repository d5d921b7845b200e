import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { type DataRouter, type Navigator, Router, type To } from 'react-router-dom';
import { plainAddress, plainPath } from '../document/languages';

interface Props {
  readonly router: DataRouter;
  readonly children: ReactNode;
}

/** Connects the root of an island to the router of the site: its hooks have the same location and navigate in the same way. */
export function IslandRouter({ router, children }: Props) {
  const location = useSyncExternalStore(
    (listener) => router.subscribe(listener),
    () => router.state.location,
    () => router.state.location,
  );
  return (
    <Router basename={router.basename ?? '/'} location={location} navigator={navigatorOf(router)}>
      {children}
    </Router>
  );
}

const navigators = new WeakMap<DataRouter, Navigator>();

/** Always the same object, or the hooks would return other functions at each render. */
function navigatorOf(router: DataRouter): Navigator {
  const known = navigators.get(router);
  if (known) return known;
  const made: Navigator = {
    createHref: router.createHref,
    go: (delta) => void router.navigate(delta),
    push: (to, state, options) => void router.navigate(plainTo(to), { ...options, state }),
    replace: (to, state, options) => void router.navigate(plainTo(to), { ...options, state, replace: true }),
  };
  navigators.set(router, made);
  return made;
}

/** Without the prefix of the language, which the hooks have added, and the router adds too. */
function plainTo(to: To): To {
  if (typeof to === 'string') return plainAddress(to);
  return to.pathname === undefined ? to : { ...to, pathname: plainPath(to.pathname) };
}

interface WhenHydratedProps {
  readonly run: () => void;
  readonly children: ReactNode;
}

/**
 * Runs once, when React has hydrated the server's HTML inside. A parent instead of a sibling: a sibling that the server has not
 * rendered would change every `useId` inside.
 */
export function WhenHydrated({ run, children }: WhenHydratedProps) {
  useEffect(run, [run]);
  return children;
}
