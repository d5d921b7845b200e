import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether what is drawn stands in HTML that the server has sent, rather than being drawn by this browser first. */
export function useIsFromServer(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isFromServer] = useState(isHydrating);
  return isFromServer;
}
