import type { MarkerSet } from '@iwan/shared/api/calls';
import type { ProjectMarker } from '@iwan/shared/contracts/entities';
import { useIsFromServer } from '@iwan/shared/dom/use-is-from-server';
import { isWithin, startView } from '@iwan/shared/domain/map/map-markers';
import type { DrawnArea } from '@iwan/shared/domain/search/drawn-area';
import type { Query } from '@iwan/shared/paths/query';
import type { FitBoundsOptions } from 'leaflet';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { MinusIcon } from '../../parts/icons/minus';
import { PlusIcon } from '../../parts/icons/plus';
import { useAreaOutline } from './area-outline';
import { clusterHref } from './cluster-link';
import { ClusterPin } from './cluster-pin';
import { useDrawing } from './draw/use-drawing';
import { focusDoor } from './focus-door';
import { gatherSigns } from './gather-signs';
import type { MapLayer } from './layers/layers';
import { LiveLayers } from './layers/live-layers';
import type { LiveMap } from './leaflet/live-map';
import { Placed } from './leaflet/placed';
import styles from './map-canvas.module.css';
import { MapCard } from './map-card';
import { MapTools } from './map-tools';
import { withMargin } from './part-of-map';
import { Pin, type TipSide } from './pin';
import { roomForPrices } from './room-for-prices';
import { StaticMap } from './static-map';
import { texts } from './texts';
import type { useLeaflet } from './use-leaflet';
import { useOpened } from './use-opened';
import { useWhenLive } from './use-when-live';

interface MapCanvasProps {
  readonly element: RefObject<HTMLDivElement | null>;
  readonly leaflet: ReturnType<typeof useLeaflet>;
  readonly set: MarkerSet;
  readonly layers: readonly MapLayer[];
  /** The area that the map is narrowed to; `null` for none. */
  readonly area: DrawnArea | null;
  /** What the map is narrowed by, as its address has it. */
  readonly narrowed: Query;
  /** Whether the shipped picture of the map's start is shown until the map is there, or only where no script runs. */
  readonly picture: 'shown' | 'without script' | 'none';
  /** The project that is pointed at or focused, on the map or in the list. */
  readonly active: string | null;
  readonly onActive: (id: string | null) => void;
  /** Called with an area that was drawn, as an address has it. */
  readonly onArea: (area: string) => void;
  /** Called when what is in view is to be the area. */
  readonly onSearchHere: (live: LiveMap) => void;
}

/** The map: the shipped picture of it at first, one that can be moved as soon as Leaflet is there. */
export function MapCanvas(props: MapCanvasProps) {
  const { element, leaflet, set, layers, area, narrowed, picture, active, onActive, onArea, onSearchHere } = props;
  const { live, failed, hasTiles, window, zoomBy } = leaflet;
  const section = useRef<HTMLElement>(null);
  // The doors of the picture are others than those of the map that comes: the keyboard goes on at the same one.
  const keepFocus = (href: string | null) => {
    if (section.current !== null && href !== null) focusDoor(section.current, href);
  };
  const isFromServer = useIsFromServer();
  // Those on the picture that the server has sent stand there already when the map comes.
  const [fallen] = useState(
    () => new Set(isFromServer && picture === 'shown' ? set.markers.map(({ id }) => id) : undefined),
  );
  const near = window === null ? null : withMargin(window.bounds);
  const zoom = window?.zoom ?? startView.zoom;
  const { alone, gathered } = useMemo(() => gatherSigns(set.markers, set.clusters, zoom), [set, zoom]);
  const priced = useMemo(() => roomForPrices(alone, gathered, zoom), [alone, gathered, zoom]);
  useAreaOutline(live, area);
  const opened = useOpened(live, set);
  const drawing = useDrawing();
  const whenLive = useWhenLive(live);
  // One that the list points at is shown also where it stands among others.
  const pointedAt = gathered.flatMap(({ members }) => members.filter(({ id }) => id === active));
  const finish = (drawn: string) => {
    drawing.end();
    onArea(drawn);
  };
  return (
    <section ref={section} className={styles.map} aria-label={texts.mapLabel}>
      {live !== null || picture === 'none' ? null : (
        <StaticMap
          markers={set.markers}
          clusters={set.clusters}
          layers={layers}
          area={area}
          narrowed={narrowed}
          // Drawn here first, they would fall a second time when the map comes a moment later.
          hasDoors={isFromServer || failed}
          isHidden={picture === 'without script' && !failed}
          onLeave={keepFocus}
        />
      )}
      {/* Its classes are Leaflet's from then on: nothing that changes may be said of them here. */}
      <div
        ref={element}
        className={styles.leaflet}
        // Where no picture shows what the address means, the code comes as soon as this is seen.
        data-hydration={picture === 'shown' ? undefined : 'visible'}
      />
      {live === null || window === null ? null : (
        <>
          <LiveLayers live={live} layers={layers} near={near} zoom={zoom} />
          {[...alone.filter((project) => isWithin(project, near)), ...pointedAt].map((project) => (
            <Placed
              key={project.id}
              live={live}
              latitude={project.latitude}
              longitude={project.longitude}
              depth={project.id === active || project.id === opened.project?.id ? 'above' : 'among'}
            >
              <Pin
                project={project}
                isActive={project.id === active}
                isOpen={project.id === opened.project?.id}
                hasPrice={priced.has(project)}
                side={project.id === active ? sideOf(live, project) : middle}
                fallen={fallen}
                onActive={onActive}
                onOpen={opened.open}
                onFocus={() => live.map.panInside([project.latitude, project.longitude], clearOfControls)}
              />
            </Placed>
          ))}
          {gathered
            .filter((cluster) => isWithin(cluster, near))
            .map((cluster) => (
              <Placed
                key={`${cluster.latitude} ${cluster.longitude} ${cluster.count}`}
                live={live}
                latitude={cluster.latitude}
                longitude={cluster.longitude}
                depth="among"
              >
                <ClusterPin cluster={cluster} href={clusterHref(cluster, window, narrowed)} />
              </Placed>
            ))}
        </>
      )}
      {failed ? null : (
        <div className={styles.zoom}>
          <button type="button" aria-label={texts.zoomIn} onClick={() => zoomBy(1)}>
            <PlusIcon />
          </button>
          <button type="button" aria-label={texts.zoomOut} onClick={() => zoomBy(-1)}>
            <MinusIcon />
          </button>
        </div>
      )}
      {failed || drawing.Surface !== null ? null : (
        <MapTools drawing={drawing} onSearchHere={() => whenLive(onSearchHere)} />
      )}
      {live === null || drawing.Surface === null ? null : (
        <drawing.Surface live={live} onDone={finish} onCancel={drawing.end} />
      )}
      {opened.project === null || drawing.Surface !== null ? null : (
        <MapCard project={opened.project} onClose={opened.close} />
      )}
      <p className={styles.credit}>
        {hasTiles ? <a href="https://www.openstreetmap.org/copyright">{texts.tileCredit}</a> : texts.illustrative}
      </p>
    </section>
  );
}

/** What the keyboard comes to must not lie beneath the zoom buttons, in pixels. */
const clearOfControls = { paddingTopLeft: [60, 70], paddingBottomRight: [110, 50] } satisfies FitBoundsOptions;

const middle: TipSide = { block: 'above', inline: 'middle' };
/** What a tooltip needs above its pin, and to either side of it, in pixels. */
const tip = { height: 290, halfWidth: 136 };

function sideOf({ map }: LiveMap, { latitude, longitude }: ProjectMarker): TipSide {
  const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
  return {
    block: y < tip.height ? 'below' : 'above',
    inline: x < tip.halfWidth ? 'start' : x > map.getSize().x - tip.halfWidth ? 'end' : 'middle',
  };
}
