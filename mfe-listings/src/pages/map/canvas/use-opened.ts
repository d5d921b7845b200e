import type { MarkerSet } from '@iwan/shared/api/calls';
import type { LeafletMouseEvent } from 'leaflet';
import { useEffect, useState } from 'react';
import type { LiveMap } from '../leaflet/live-map';

/** The project whose card was opened by a tap; a press beside the pins closes it. */
export function useOpened(live: LiveMap | null, { markers }: MarkerSet) {
  const [id, setId] = useState<string | null>(null);
  const close = () => setId(null);

  useEffect(() => {
    if (live === null) return;
    const { map } = live;
    // A press on a pin bubbles up to the map.
    const closeCard = ({ originalEvent: { target } }: LeafletMouseEvent) => {
      if (!(target instanceof Element && target.closest('a'))) setId(null);
    };
    map.on('click', closeCard);
    return () => {
      map.off('click', closeCard);
    };
  }, [live]);

  return { project: markers.find((marker) => marker.id === id) ?? null, open: setId, close };
}
