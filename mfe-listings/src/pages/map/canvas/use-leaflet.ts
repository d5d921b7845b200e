import type { MapBounds, MapView } from '@iwan/shared/domain/map/map-markers';
import { type MapStart, writeMapStart, zoomLimits } from '@iwan/shared/domain/map/map-query';
import { rememberInAddress } from '@iwan/shared/router/router';
import type { FitBoundsOptions, LatLngBoundsLiteral, Map as LeafletMap } from 'leaflet';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { drawBaseMap } from '../base-map/base-map';
import { viewOfWindow } from '../base-map/start-pictures';
import { addTiles } from '../base-map/tiles';
import type { Leaflet, LiveMap } from '../leaflet/live-map';

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
export function useLeaflet(element: RefObject<HTMLElement | null>, start: MapStart, fit: MapBounds | null) {
  const [live, setLive] = useState<LiveMap | null>(null);
  const [failed, setFailed] = useState(false);
  const [hasTiles, setHasTiles] = useState(false);
  const [window, setWindow] = useState<MapWindow | null>(null);
  // Where the visitor has moved it to, as the address has it; `undefined` while it lies where it was opened.
  const [moved, setMoved] = useState<string>();
  const first = useRef({ start, fit });
  // Steps that were asked for before there was a map to take them.
  const early = useRef(0);
  // The view that the map was opened at, as an address has it: nothing is remembered of it.
  const opened = useRef('');

  useEffect(() => {
    let map: LeafletMap | null = null;
    let stopped = false;
    import('../leaflet/parts').then(
      (leaflet) => {
        if (stopped || element.current === null) return;
        map = makeMap(leaflet, element.current);
        const made = map;
        const look = () => setWindow(windowOf(made));
        opened.current = openAt(made, first.current.start, first.current.fit);
        made.on('moveend', () => {
          look();
          if (opened.current === '' || viewOf(made) === opened.current) return;
          setMoved(viewOf(made));
          rememberInAddress({ view: viewOf(made) });
        });
        look();
        drawBaseMap(leaflet, made);
        // Without them it is a map all the same.
        addTiles(leaflet, made, setHasTiles).catch(() => {});
        setLive({ leaflet, map: made });
        if (early.current !== 0) made.setZoom(made.getZoom() + early.current);
      },
      () => !stopped && setFailed(true),
    );
    return () => {
      stopped = true;
      map?.remove();
    };
  }, [element]);

  useEffect(() => {
    if (first.current.start === start && first.current.fit === fit) return;
    first.current = { start, fit };
    if (live === null) return;
    // On the way there nothing is remembered.
    opened.current = '';
    setMoved(undefined);
    opened.current = openAt(live.map, start, fit);
  }, [live, start, fit]);

  const zoomBy = (steps: number) => {
    if (live === null) early.current += steps;
    else live.map.setZoom(live.map.getZoom() + steps);
  };
  return { live, failed, hasTiles, window, moved, zoomBy };
}

/** What a marker needs around its place, and beside the zoom buttons, in pixels. */
const room = { paddingTopLeft: [40, 64], paddingBottomRight: [84, 30] } satisfies FitBoundsOptions;
/** No nearer than this: what stands around a single project is seen, too. */
const nearestFit = 15;

/** Opens the map at a view, or so that all of a part is seen; returns that view as an address has it. */
function openAt(map: LeafletMap, start: MapStart, fit: MapBounds | null): string {
  if (fit === null) {
    const view = viewOfWindow(start);
    map.setView([view.latitude, view.longitude], view.zoom);
    return writeMapStart(view);
  }
  const corners = [
    [fit.south, fit.west],
    [fit.north, fit.east],
  ] satisfies LatLngBoundsLiteral;
  map.fitBounds(corners, { ...room, maxZoom: nearestFit, animate: false });
  return viewOf(map);
}

/** Where the map lies, as an address has it: what a visitor has moved is kept there, so that reload and Back return. */
export function viewOf(map: LeafletMap): string {
  const { lat: latitude, lng: longitude } = map.getCenter().wrap();
  return writeMapStart({ latitude, longitude, zoom: map.getZoom() });
}

function makeMap(leaflet: Leaflet, element: HTMLElement): LeafletMap {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leaflet.map(element, {
    zoomControl: false,
    attributionControl: false,
    minZoom: zoomLimits.least,
    maxZoom: zoomLimits.most,
    inertia: !still,
    zoomAnimation: !still,
    fadeAnimation: !still,
  });
  // It can be moved without.
  if (matchMedia('(any-pointer: fine)').matches) leaflet.addMouse(map).catch(() => {});
  return map;
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
