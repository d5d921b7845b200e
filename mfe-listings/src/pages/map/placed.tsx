import type { Marker } from 'leaflet';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LiveMap } from './live-map';
import styles from './map-canvas.module.css';

const zIndexOffsets = { above: 100_000, among: 0, beneath: -100_000 } as const;

interface PlacedProps {
  readonly live: LiveMap;
  readonly latitude: number;
  readonly longitude: number;
  /** Above its neighbours, among them, or beneath all of them. */
  readonly depth: 'above' | 'among' | 'beneath';
  readonly children: ReactNode;
}

/** Hangs what React renders onto a place of the map; Leaflet moves it along. */
export function Placed({ live: { leaflet, map }, latitude, longitude, depth, children }: PlacedProps) {
  const [host] = useState(() => document.createElement('div'));
  const marker = useRef<Marker>(null);
  // What lies beneath the signs has its middle on its place, where they have their feet.
  const isSpot = depth === 'beneath';

  useEffect(() => {
    const className = (isSpot ? styles.spot : styles.place) ?? '';
    const icon = leaflet.divIcon({ html: host, className, iconSize: [0, 0] });
    const placed = leaflet.marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(map);
    marker.current = placed;
    return () => {
      placed.remove();
    };
  }, [leaflet, map, host, latitude, longitude, isSpot]);

  useEffect(() => {
    marker.current?.setZIndexOffset(zIndexOffsets[depth]);
  }, [depth]);

  return createPortal(children, host);
}
