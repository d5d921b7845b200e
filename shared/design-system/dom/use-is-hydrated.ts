import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether script works on what is drawn: `false` on the server and while its HTML is hydrated, then `true`. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
