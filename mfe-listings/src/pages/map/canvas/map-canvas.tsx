import type { MarkerSet } from '@iwan/shared/api/calls';
import { useIsFromServer } from '@iwan/shared/dom/use-is-from-server';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { isWithin, type MapBounds, startView } from '@iwan/shared/domain/map/map-markers';
import type { DrawnArea } from '@iwan/shared/domain/search/areas/drawn-area';
import type { Query } from '@iwan/shared/paths/query';
import type { LatLngTuple } from 'leaflet';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { withMargin } from '../clusters/part-of-map';
import { useDrawing } from '../draw/use-drawing';
import type { MapLayer } from '../layers/layers';
import { LiveLayers } from '../layers/live-layers';
import type { LiveMap } from '../leaflet/live-map';
import { Placed } from '../leaflet/placed';
import { layOutMarkers } from '../markers/lay-out-markers';
import { MapNameLabel } from '../names/map-name-label';
import type { PlacedName } from '../names/place-names';
import { textsOf } from '../texts';
import areaOutlineStyles from './area-outline.module.css';
import { LiveMarkers } from './live-markers';
import styles from './map-canvas.module.css';
import { MapCard } from './map-card';
import { MapControls } from './map-controls';
import { StaticMap } from './static-map';
import type { useLeaflet } from './use-leaflet';
import { useOpened } from './use-opened';

interface MapCanvasProps {
  readonly element: RefObject<HTMLDivElement | null>;
  readonly leaflet: ReturnType<typeof useLeaflet>;
  readonly set: MarkerSet;
  readonly layers: readonly MapLayer[];
  /** The area of the search; `null` for none. */
  readonly area: DrawnArea | null;
  /** The search whose results the map shows. */
  readonly narrowed: Query;
  /** Whether the static picture is shown until the live map is loaded, or only without script. */
  readonly picture: 'shown' | 'without script' | 'none';
  /** The project that is pointed at or focused, on the map or in the list. */
  readonly active: string | null;
  readonly onActive: (id: string | null) => void;
  /** Called with a drawn area, as an address has it. */
  readonly onArea: (area: string) => void;
  /** Called when the visible part is to become the area of the search. */
  readonly onSearchHere: (live: LiveMap) => void;
}

/** The map: a static picture at first, and Leaflet's map once it is loaded. */
export function MapCanvas(props: MapCanvasProps) {
  const texts = useTexts(textsOf);
  const { element, leaflet, set, layers, area, narrowed, picture, active, onActive, onArea, onSearchHere } = props;
  const { live, failed, hasTiles, hasBase, window, moved, zoomBy } = leaflet;
  const section = useRef<HTMLElement>(null);
  // The live map has markers of its own: the focus moves to the one of the same project.
  const keepFocus = (href: string | null) => {
    if (section.current !== null && href !== null) focusMarker(section.current, href);
  };
  const isFromServer = useIsFromServer();
  // Markers that the server has rendered on the picture are not animated again on the live map.
  const [fallen] = useState(
    () => new Set(isFromServer && picture === 'shown' ? set.markers.map(({ id }) => id) : undefined),
  );
  const near = window === null ? null : withMargin(window.bounds);
  const zoom = window?.zoom ?? startView.zoom;
  const layout = useMemo(() => layOutMarkers(set.markers, set.clusters, zoom), [set, zoom]);
  useAreaOutline(live, area);
  const opened = useOpened(live, set);
  const drawing = useDrawing();
  const finish = (drawn: string) => {
    drawing.end();
    onArea(drawn);
  };
  return (
    <section ref={section} className={styles.map} aria-label={texts.mapLabel}>
      <div className={styles.viewport}>
        {hasBase || moved !== undefined || picture === 'none' ? null : (
          <StaticMap
            markers={set.markers}
            clusters={set.clusters}
            layers={layers}
            area={area}
            narrowed={narrowed}
            // Not drawn before: they would be animated a second time when the live map replaces the picture.
            hasMarkers={live === null && (isFromServer || failed)}
            isHidden={picture === 'without script' && !failed}
            onLeave={keepFocus}
          />
        )}
        {/* Leaflet changes the classes of this element: `className` must be constant here. */}
        <div
          ref={element}
          className={styles.leaflet}
          // Without a picture for the address, the code is loaded as soon as this element is visible.
          data-hydration={picture === 'shown' ? undefined : 'visible'}
        />
        {live === null || window === null ? null : (
          <>
            {/* Tiles have names of their own. */}
            {hasTiles ? null : <LiveNames live={live} names={layout.names} near={near} />}
            <LiveLayers live={live} layers={layers} near={near} zoom={zoom} />
            <LiveMarkers
              live={live}
              window={window}
              near={near}
              layout={layout}
              narrowed={narrowed}
              active={active}
              opened={opened}
              fallen={fallen}
              onActive={onActive}
            />
          </>
        )}
        {live === null || drawing.Surface === null ? null : (
          <drawing.Surface live={live} onDone={finish} onCancel={drawing.end} />
        )}
        {opened.project === null || drawing.Surface !== null ? null : (
          <MapCard project={opened.project} onClose={opened.close} />
        )}
      </div>
      <p className={styles.credit}>
        {hasTiles ? <a href="https://www.openstreetmap.org/copyright">{texts.tileCredit}</a> : texts.illustrative}
      </p>
      {failed ? null : (
        <MapControls
          drawing={drawing}
          onSearchHere={live === null || moved === undefined ? undefined : () => onSearchHere(live)}
          onZoom={zoomBy}
        />
      )}
    </section>
  );
}

/** Draws the area of the search beneath the markers. */
function useAreaOutline(live: LiveMap | null, area: DrawnArea | null): void {
  useEffect(() => {
    if (live === null || area === null) return;
    const outline = live.leaflet.shapeLayer(live.map, 'overlayPane');
    const corners = area.map(({ latitude, longitude }): LatLngTuple => [latitude, longitude]);
    outline.draw([corners], { className: areaOutlineStyles.area ?? '', isArea: true });
    return () => {
      outline.remove();
    };
  }, [live, area]);
}

/** How long to wait for a marker on the live map, and how often to look for it, in milliseconds. */
const timeout = 2000;
const pause = 40;

/** Focuses the marker of an address as soon as it is on the map, unless the focus has moved elsewhere meanwhile. */
function focusMarker(map: Element, href: string): void {
  const until = performance.now() + timeout;
  const look = () => {
    if (document.activeElement !== document.body || performance.now() > until) return;
    const marker = [...map.querySelectorAll('a')].find((each) => each.getAttribute('href') === href);
    if (marker) marker.focus();
    else setTimeout(look, pause);
  };
  setTimeout(look);
}

interface LiveNamesProps {
  readonly live: LiveMap;
  readonly names: readonly PlacedName[];
  /** The part of the map that is drawn. */
  readonly near: MapBounds | null;
}

/** The names of the base map on the live map, beneath the markers. */
function LiveNames({ live, names, near }: LiveNamesProps) {
  return names
    .filter((name) => isWithin(name, near))
    .map((name) => (
      <Placed
        key={`${name.name} ${name.latitude}`}
        live={live}
        latitude={name.latitude}
        longitude={name.longitude}
        depth="beneath"
      >
        <MapNameLabel name={name} style={{ left: name.right, top: name.down }} />
      </Placed>
    ));
}
