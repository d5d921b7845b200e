import { startTransition, useLayoutEffect, useState } from 'react';
import type { Navigation, NavigationState } from './navigation';

/** The current location and page. Another page is rendered concurrently with the visitor's input. */
export function useNavigationState<Page>(navigation: Navigation<Page>): NavigationState<Page> {
  const [state, setState] = useState(navigation.first);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(navigation.state));
    follow();
    return navigation.subscribe(follow);
  }, [navigation]);
  return state;
}
