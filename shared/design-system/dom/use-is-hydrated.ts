import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the component is interactive: `false` on the server and during hydration, then `true`. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
