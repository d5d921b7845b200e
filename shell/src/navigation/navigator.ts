import type { Navigator } from 'react-router-dom';
import { hrefOf } from './location';
import type { Navigation } from './navigation';

const navigators = new WeakMap<Navigation, Navigator>();

/** The navigator of react-router's hooks; always the same object, or they would return other functions at each step. */
export function navigatorOf(navigation: Navigation): Navigator {
  const known = navigators.get(navigation);
  if (known) return known;
  const made: Navigator = {
    createHref: hrefOf,
    go: (delta) => window.history.go(delta),
    push: (to, state, options) => void navigation.navigate(to, { ...options, state }),
    replace: (to, state, options) => void navigation.navigate(to, { ...options, state, replace: true }),
  };
  navigators.set(navigation, made);
  return made;
}
