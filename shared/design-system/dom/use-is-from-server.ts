import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the component was rendered by the server, in contrast to the browser. */
export function useIsFromServer(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isFromServer] = useState(isHydrating);
  return isFromServer;
}
