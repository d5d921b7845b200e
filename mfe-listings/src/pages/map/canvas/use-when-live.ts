import { useEffect, useRef } from 'react';
import type { LiveMap } from '../leaflet/live-map';

/** Runs an action on the map: at once, or as soon as the map is loaded. */
export function useWhenLive(live: LiveMap | null) {
  const waiting = useRef<((live: LiveMap) => void) | null>(null);

  useEffect(() => {
    if (live === null) return;
    waiting.current?.(live);
    waiting.current = null;
  }, [live]);

  return (action: (live: LiveMap) => void) => {
    if (live === null) waiting.current = action;
    else action(live);
  };
}
