import type { MapBounds, MapView } from '@iwan/shared/domain/map-markers';
import { type MapStart, writeMapStart, zoomLimits } from '@iwan/shared/domain/map-query';
import type { Map as LeafletMap } from 'leaflet';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { rememberInAddress } from '../../parts/remember-in-address';
import { drawBaseMap } from './base-map';
import type { Leaflet, LiveMap } from './live-map';
import { addTiles } from './tiles';

/** What is in view, and how large the window onto it is, in pixels. */
export interface MapWindow extends MapView {
  readonly bounds: MapBounds;
  readonly width: number;
  readonly height: number;
}

/**
 * Makes the element a map that can be moved. Leaflet comes when the page stands; until then, and where it does not come
 * (`failed`), what the element shows already stays.
 */
export function useLeaflet(element: RefObject<HTMLElement | null>, start: MapStart) {
  const [live, setLive] = useState<LiveMap | null>(null);
  const [failed, setFailed] = useState(false);
  const [hasTiles, setHasTiles] = useState(false);
  const [window, setWindow] = useState<MapWindow | null>(null);
  const first = useRef(start);

  useEffect(() => {
    let map: LeafletMap | null = null;
    let stopped = false;
    import('leaflet').then(
      (leaflet) => {
        if (stopped || element.current === null) return;
        map = makeMap(leaflet, element.current, first.current);
        const made = map;
        const look = () => setWindow(windowOf(made));
        made.on('moveend', () => {
          look();
          remember(made, first.current);
        });
        look();
        drawBaseMap(leaflet, made);
        addTiles(leaflet, made, setHasTiles);
        setLive({ leaflet, map: made });
      },
      () => !stopped && setFailed(true),
    );
    return () => {
      stopped = true;
      map?.remove();
    };
  }, [element]);

  useEffect(() => {
    if (first.current === start) return;
    first.current = start;
    live?.map.setView([start.latitude, start.longitude], start.zoom);
  }, [live, start]);

  return { live, failed, hasTiles, window };
}

/** Keeps in the address where the visitor has moved the map to, so that reload and Back return there. */
function remember(map: LeafletMap, start: MapStart): void {
  const { lat: latitude, lng: longitude } = map.getCenter().wrap();
  const view = writeMapStart({ latitude, longitude, zoom: map.getZoom() });
  if (view !== writeMapStart(start)) rememberInAddress({ view });
}

function makeMap(leaflet: Leaflet, element: HTMLElement, { latitude, longitude, zoom }: MapStart): LeafletMap {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return leaflet
    .map(element, {
      zoomControl: false,
      attributionControl: false,
      minZoom: zoomLimits.least,
      maxZoom: zoomLimits.most,
      inertia: !still,
      zoomAnimation: !still,
      fadeAnimation: !still,
      markerZoomAnimation: !still,
    })
    .setView([latitude, longitude], zoom);
}

function windowOf(map: LeafletMap): MapWindow {
  const bounds = map.getBounds();
  const { x: width, y: height } = map.getSize();
  const side = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees));
  return {
    bounds: {
      west: side(bounds.getWest(), 180),
      south: side(bounds.getSouth(), 90),
      east: side(bounds.getEast(), 180),
      north: side(bounds.getNorth(), 90),
    },
    zoom: map.getZoom(),
    width,
    height,
  };
}
