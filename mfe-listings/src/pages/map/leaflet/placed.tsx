import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LiveMap } from './live-map';
import type { MapMarker } from './marker-layer';
import styles from './placed.module.css';

const depths = { above: 100_000, among: 0, beneath: -100_000 } as const;

interface PlacedProps {
  readonly live: LiveMap;
  readonly latitude: number;
  readonly longitude: number;
  /** Above the other markers, among them, or beneath all of them. */
  readonly depth: 'above' | 'among' | 'beneath';
  readonly children: ReactNode;
}

/** Renders React content into a Leaflet marker, which moves with the map. */
export function Placed({ live: { leaflet, map }, latitude, longitude, depth, children }: PlacedProps) {
  const [host] = useState(() => document.createElement('div'));
  const marker = useRef<MapMarker>(null);
  // Content beneath the markers is centred on its place; markers have their lower edge there.
  const isSpot = depth === 'beneath';

  useEffect(() => {
    const className = (isSpot ? styles.spot : styles.place) ?? '';
    const element = document.createElement('div');
    element.className = className;
    element.append(host);
    const placed = leaflet.marker([latitude, longitude], element).addTo(map);
    marker.current = placed;
    return () => {
      placed.remove();
    };
  }, [leaflet, map, host, latitude, longitude, isSpot]);

  useEffect(() => {
    marker.current?.setDepth(depths[depth]);
  }, [depth]);

  return createPortal(children, host);
}
