import type { ProjectMarker } from '@iwan/shared/contracts/entities';
import type { MarkerCluster } from '@iwan/shared/domain/map/map-markers';
import type { DrawnArea } from '@iwan/shared/domain/search/drawn-area';
import { paths } from '@iwan/shared/paths/paths';
import type { Query } from '@iwan/shared/paths/query';
import areaStyles from './area-outline.module.css';
import { clusterHref } from './cluster-link';
import { ClusterPin } from './cluster-pin';
import { fallDelayOf } from './fall-delay';
import { type GatheredSign, gatherSigns } from './gather-signs';
import { LayerSign } from './layers/layer-sign';
import type { MapLayer } from './layers/layers';
import { PinDrawing } from './pin';
import { PriceTag, usePinPrice } from './price-tag';
import { roomForPrices } from './room-for-prices';
import { placeOn, pointOn, type StartPicture } from './start-pictures';
import styles from './static-map.module.css';
import { texts } from './texts';

interface StaticSignsProps {
  readonly picture: StartPicture;
  readonly markers: readonly ProjectMarker[];
  readonly clusters: readonly MarkerCluster[];
  readonly layers: readonly MapLayer[];
  readonly area: DrawnArea | null;
  readonly narrowed: Query;
}

/** What stands on one of the pictures of the map. Maps are not mirrored: their west is left in every script. */
export function StaticSigns({ picture, markers, clusters, layers, area, narrowed }: StaticSignsProps) {
  const { alone, gathered } = gatherSigns(markers, clusters, picture.zoom);
  const priced = roomForPrices(alone, gathered, picture.zoom);
  return (
    <>
      {area === null ? null : <StaticArea picture={picture} area={area} />}
      {layers.flatMap(({ name, places }) =>
        places.map((place) => {
          const at = placeOn(picture, place);
          return at === null ? null : (
            <span key={`${name} ${place.name}`} className={styles.place} style={at}>
              <LayerSign layer={name} name={place.name} isNamed={false} />
            </span>
          );
        }),
      )}
      {alone.map((project) => (
        <StaticPin key={project.id} picture={picture} project={project} hasPrice={priced.has(project)} />
      ))}
      {gathered.map((cluster) => (
        <StaticCluster
          key={`${cluster.latitude} ${cluster.longitude}`}
          picture={picture}
          cluster={cluster}
          narrowed={narrowed}
        />
      ))}
    </>
  );
}

interface StaticPinProps {
  readonly picture: StartPicture;
  readonly project: ProjectMarker;
  readonly hasPrice: boolean;
}

function StaticPin({ picture, project, hasPrice }: StaticPinProps) {
  const at = placeOn(picture, project);
  const known = usePinPrice(project);
  const price = hasPrice ? known : null;
  if (at === null) return null;
  return (
    <a
      href={paths.project(project)}
      className={styles.door}
      style={{ ...at, animationDelay: `${fallDelayOf(project.id)}ms` }}
      aria-label={texts.marker(project.name, project.location, price)}
    >
      <PinDrawing />
      {price === null ? null : <PriceTag price={price} />}
    </a>
  );
}

interface StaticClusterProps {
  readonly picture: StartPicture;
  readonly cluster: GatheredSign<ProjectMarker>;
  readonly narrowed: Query;
}

function StaticCluster({ picture, cluster, narrowed }: StaticClusterProps) {
  const at = placeOn(picture, cluster);
  if (at === null) return null;
  return (
    <div className={styles.door} style={at}>
      <ClusterPin cluster={cluster} href={clusterHref(cluster, { zoom: picture.zoom }, narrowed)} />
    </div>
  );
}

function StaticArea({ picture, area }: { readonly picture: StartPicture; readonly area: DrawnArea }) {
  const points = area.map((corner) => {
    const { left, top } = pointOn(picture, corner);
    return `${left},${top}`;
  });
  return (
    <svg className={styles.area} width={picture.width} height={picture.height} aria-hidden="true">
      <polygon className={areaStyles.area} points={points.join(' ')} />
    </svg>
  );
}
