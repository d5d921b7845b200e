import type { Marker } from 'leaflet';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LiveMap } from './live-map';
import styles from './map-canvas.module.css';

interface PlacedProps {
  readonly live: LiveMap;
  readonly latitude: number;
  readonly longitude: number;
  /** Above its neighbours. */
  readonly raised: boolean;
  readonly children: ReactNode;
}

/** Hangs what React renders onto a place of the map; Leaflet moves it along. */
export function Placed({ live: { leaflet, map }, latitude, longitude, raised, children }: PlacedProps) {
  const [host] = useState(() => document.createElement('div'));
  const marker = useRef<Marker>(null);

  useEffect(() => {
    const icon = leaflet.divIcon({ html: host, className: styles.place ?? '', iconSize: [0, 0] });
    const placed = leaflet.marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(map);
    marker.current = placed;
    return () => {
      placed.remove();
    };
  }, [leaflet, map, host, latitude, longitude]);

  useEffect(() => {
    marker.current?.setZIndexOffset(raised ? 100_000 : 0);
  }, [raised]);

  return createPortal(children, host);
}
