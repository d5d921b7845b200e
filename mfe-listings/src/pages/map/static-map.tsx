import type { ProjectMarker } from '@iwan/shared/contracts/entities';
import { startView } from '@iwan/shared/domain/map/map-markers';
import { paths } from '@iwan/shared/paths/paths';
import type { Query } from '@iwan/shared/paths/query';
import { BaseMapPicture, placeOnBaseMap } from '@iwan/shared/ui/base-map-picture';
import { useLayoutEffect, useRef } from 'react';
import { clusterHref } from './cluster-link';
import { ClusterPin } from './cluster-pin';
import { fallDelayOf } from './fall-delay';
import type { GatheredSign, Signs } from './gather-signs';
import { PinDrawing } from './pin';
import styles from './static-map.module.css';
import { texts } from './texts';

interface StaticMapProps extends Signs<ProjectMarker> {
  readonly narrowed: Query;
  /** Whether the projects have their doors on it. */
  readonly hasDoors: boolean;
  /** Whether it is for visitors without script only: the map that comes will show another part. */
  readonly isHidden: boolean;
  /** Called when it goes, with the address of the door that has the focus. */
  readonly onLeave: (focused: string | null) => void;
}

/** The shipped picture of the map with the projects' doors on it, exactly where the live map has them. */
export function StaticMap({ alone, gathered, narrowed, hasDoors, isHidden, onLeave }: StaticMapProps) {
  const layer = useRef<HTMLDivElement>(null);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useLayoutEffect(() => {
    const shown = layer.current;
    return () => {
      const { activeElement } = document;
      if (shown?.contains(activeElement)) leave.current(activeElement?.getAttribute('href') ?? null);
    };
  }, []);
  const picture = (
    <div ref={layer} className={styles.layer}>
      <BaseMapPicture priority />
      {hasDoors ? alone.map((project) => <StaticPin key={project.id} project={project} />) : null}
      {hasDoors
        ? gathered.map((cluster) => (
            <StaticCluster key={`${cluster.latitude} ${cluster.longitude}`} cluster={cluster} narrowed={narrowed} />
          ))
        : null}
    </div>
  );
  return isHidden ? <noscript>{picture}</noscript> : picture;
}

function StaticPin({ project }: { readonly project: ProjectMarker }) {
  const place = placeOnBaseMap(project);
  if (place === null) return null;
  return (
    // Maps are not mirrored: their west is left in every script.
    <a
      href={paths.project(project)}
      className={styles.door}
      style={{ ...place, animationDelay: `${fallDelayOf(project.id)}ms` }}
      aria-label={texts.marker(project.name, project.location)}
    >
      <PinDrawing />
    </a>
  );
}

interface StaticClusterProps {
  readonly cluster: GatheredSign<ProjectMarker>;
  readonly narrowed: Query;
}

function StaticCluster({ cluster, narrowed }: StaticClusterProps) {
  const place = placeOnBaseMap(cluster);
  if (place === null) return null;
  return (
    <div className={styles.door} style={place}>
      <ClusterPin cluster={cluster} href={clusterHref(cluster, { zoom: startView.zoom }, narrowed)} />
    </div>
  );
}
