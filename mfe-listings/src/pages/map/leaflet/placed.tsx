import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LiveMap } from './live-map';
import styles from './placed.module.css';
import type { Sign } from './sign-layer';

const depths = { above: 100_000, among: 0, beneath: -100_000 } as const;

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
  const sign = useRef<Sign>(null);
  // What lies beneath the signs has its middle on its place, where they have their feet.
  const isSpot = depth === 'beneath';

  useEffect(() => {
    const className = (isSpot ? styles.spot : styles.place) ?? '';
    const element = document.createElement('div');
    element.className = className;
    element.append(host);
    const placed = leaflet.sign([latitude, longitude], element).addTo(map);
    sign.current = placed;
    return () => {
      placed.remove();
    };
  }, [leaflet, map, host, latitude, longitude, isSpot]);

  useEffect(() => {
    sign.current?.setDepth(depths[depth]);
  }, [depth]);

  return createPortal(children, host);
}
