import type { MapBounds, MapView } from '@iwan/shared/domain/map/map-markers';
import { type MapStart, writeMapStart, zoomLimits } from '@iwan/shared/domain/map/map-query';
import { rememberInAddress } from '@iwan/shared/router/router';
import type { FitBoundsOptions, LatLngBoundsLiteral, Map as LeafletMap } from 'leaflet';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { drawBaseMap } from '../base-map/base-map';
import { viewOfWindow } from '../base-map/start-pictures';
import type { Leaflet, LiveMap } from '../leaflet/live-map';

/** The visible part, and the size of the map in pixels. */
export interface MapWindow extends MapView {
  readonly bounds: MapBounds;
  readonly width: number;
  readonly height: number;
}

/**
 * Turns the element into a live map. Leaflet is loaded once the page is hydrated; until then, and if loading fails (`failed`),
 * the element keeps its content.
 */
export function useLeaflet(element: RefObject<HTMLElement | null>, start: MapStart, fit: MapBounds | null) {
  const [live, setLive] = useState<LiveMap | null>(null);
  const [failed, setFailed] = useState(false);
  const [hasTiles, setHasTiles] = useState(false);
  // The base map, or the colour of the water where it cannot be fetched.
  const [hasBase, setHasBase] = useState(false);
  const [window, setWindow] = useState<MapWindow | null>(null);
  // The view to which the visitor has moved the map, as the address has it; `undefined` before the first move.
  const [moved, setMoved] = useState<string>();
  const first = useRef({ start, fit });
  // Steps that were pressed before the map was loaded.
  const early = useRef(0);
  // The view at which the map was opened, which is not written into the address.
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
        drawBaseMap(leaflet, made).then(() => setHasBase(true));
        // The map works without tiles.
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
    // During the animation the address is not updated.
    opened.current = '';
    setMoved(undefined);
    opened.current = openAt(live.map, start, fit);
  }, [live, start, fit]);

  const zoomBy = (steps: number) => {
    if (live === null) early.current += steps;
    else live.map.setZoom(live.map.getZoom() + steps);
  };
  return { live, failed, hasTiles, hasBase, window, moved, zoomBy };
}

/** Space for a marker around its place, and beside the zoom buttons, in pixels. */
const room = { paddingTopLeft: [40, 64], paddingBottomRight: [84, 30] } satisfies FitBoundsOptions;
/** The highest zoom for a single project, so that its surroundings are visible. */
const nearestFit = 15;

/** Opens the map at a view, or so that all of an area is visible; returns that view as an address has it. */
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

/** The current view, as an address has it; written into the address, so that reload and Back return to it. */
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
  // The map works without mouse handlers.
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

/** Width and height of a tile in pixels. */
const side = 256;

/**
 * Adds the tiles of the map service above the base map. The document server proxies them (`TILES_URL`). If it has none for the
 * centre of the map, the code for tiles is not loaded and the base map stays. Rejects if that code fails to load.
 */
async function addTiles(leaflet: Leaflet, map: LeafletMap, changed: (shown: boolean) => void): Promise<void> {
  const zoom = map.getZoom();
  const middle = map.project(map.getCenter(), zoom).divideBy(side).floor();
  const response = await fetch(`/tiles/${zoom}/${middle.x}/${middle.y}`).catch(() => null);
  if (response?.status !== 200) return;
  const tileLayer = await leaflet.loadTileLayer();
  // The page may have been left meanwhile.
  if (map.getPane('mapPane') === undefined) return;
  const layer = tileLayer('/tiles/{z}/{x}/{y}', { keepBuffer: 1 });
  let hasShown = false;
  layer.on('tileload', () => {
    if (!hasShown) changed(true);
    hasShown = true;
  });
  layer.on('tileerror', () => {
    if (!hasShown) layer.remove();
  });
  layer.addTo(map);
}
