import { isWithin, type MapBounds } from '@iwan/shared/domain/map/map-markers';
import type { ProjectMarker } from '@iwan/shared/domain/model/entities';
import type { Query } from '@iwan/shared/paths/query';
import type { FitBoundsOptions } from 'leaflet';
import { clusterHref } from '../clusters/cluster-link';
import type { LiveMap } from '../leaflet/live-map';
import { Placed } from '../leaflet/placed';
import { FallingCluster } from '../markers/cluster-marker';
import type { MapLayout } from '../markers/lay-out-markers';
import { Pin, type TipSide } from '../markers/pin';
import type { MapWindow } from './use-leaflet';
import type { useOpened } from './use-opened';

interface LiveMarkersProps {
  readonly live: LiveMap;
  readonly window: MapWindow;
  /** The part of the map that is drawn. */
  readonly near: MapBounds | null;
  readonly layout: MapLayout<ProjectMarker>;
  readonly narrowed: Query;
  /** The project that is pointed at or focused, on the map or in the list. */
  readonly active: string | null;
  readonly opened: ReturnType<typeof useOpened>;
  /** The projects whose markers have already been animated. */
  readonly fallen: Set<string>;
  readonly onActive: (id: string | null) => void;
}

/** The markers on the live map: one for each project, and one for projects whose markers would overlap. */
export function LiveMarkers(props: LiveMarkersProps) {
  const { live, window, near, layout, narrowed, active, opened, fallen, onActive } = props;
  const { alone, joined } = layout;
  // A project that is hovered in the list has its marker also where it is part of a cluster.
  const pointedAt = joined.flatMap(({ members }) => members.filter(({ id }) => id === active));
  return (
    <>
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
            side={project.id === active ? sideOf(live, project) : middle}
            fallen={fallen}
            onActive={onActive}
            onOpen={opened.open}
            onFocus={() => live.map.panInside([project.latitude, project.longitude], clearOfControls)}
          />
        </Placed>
      ))}
      {joined
        .filter((cluster) => isWithin(cluster, near))
        .map((cluster) => (
          <Placed
            key={`${cluster.latitude} ${cluster.longitude} ${cluster.count}`}
            live={live}
            latitude={cluster.latitude}
            longitude={cluster.longitude}
            depth="among"
          >
            <FallingCluster cluster={cluster} href={clusterHref(cluster, window, narrowed)} fallen={fallen} />
          </Placed>
        ))}
    </>
  );
}

/** Space for the controls, which must not cover a focused marker, in pixels. */
const clearOfControls = { paddingTopLeft: [60, 70], paddingBottomRight: [110, 50] } satisfies FitBoundsOptions;

const middle: TipSide = { block: 'above', inline: 'middle' };
/** Space for a tooltip above its pin and beside it, in pixels. */
const tip = { height: 290, halfWidth: 136 };

function sideOf({ map }: LiveMap, { latitude, longitude }: ProjectMarker): TipSide {
  const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
  return {
    block: y < tip.height ? 'below' : 'above',
    inline: x < tip.halfWidth ? 'start' : x > map.getSize().x - tip.halfWidth ? 'end' : 'middle',
  };
}
