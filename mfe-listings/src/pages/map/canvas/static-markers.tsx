import { classNames } from '@iwan/shared/dom/class-names';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { MarkerCluster } from '@iwan/shared/domain/map/map-markers';
import type { ProjectMarker } from '@iwan/shared/domain/model/entities';
import type { DrawnArea } from '@iwan/shared/domain/search/areas/drawn-area';
import { paths } from '@iwan/shared/paths/paths';
import type { Query } from '@iwan/shared/paths/query';
import { Link } from '@iwan/shared/ui/links/link';
import { useWords } from '../../../parts/in-words';
import { placeOn, pointOn, type StartPicture } from '../base-map/start-pictures';
import { clusterHref } from '../clusters/cluster-link';
import type { JoinedMarker } from '../clusters/cluster-markers';
import { LayerMarker } from '../layers/layer-marker';
import type { MapLayer } from '../layers/layers';
import archStyles from '../markers/arch.module.css';
import { ClusterMarker } from '../markers/cluster-marker';
import fallStyles from '../markers/fall.module.css';
import { fallDelayOf } from '../markers/fall-delay';
import { layOutMarkers } from '../markers/lay-out-markers';
import { MarkerPrice } from '../markers/pin';
import { usePinPrice } from '../markers/short-price';
import { MapNameLabel } from '../names/map-name-label';
import { textsOf } from '../texts';
import areaStyles from './area-outline.module.css';
import styles from './static-map.module.css';

interface StaticMarkersProps {
  readonly picture: StartPicture;
  readonly markers: readonly ProjectMarker[];
  readonly clusters: readonly MarkerCluster[];
  readonly layers: readonly MapLayer[];
  readonly area: DrawnArea | null;
  readonly narrowed: Query;
}

/** The markers and names on one of the static pictures. A map is not mirrored in right-to-left pages. */
export function StaticMarkers({ picture, markers, clusters, layers, area, narrowed }: StaticMarkersProps) {
  const { alone, joined, names } = layOutMarkers(markers, clusters, picture.view.zoom);
  return (
    <>
      {area === null ? null : <StaticArea picture={picture} area={area} />}
      {names.map((name) => {
        const at = placeOn(picture, name);
        return at === null ? null : (
          <MapNameLabel
            key={`${name.name} ${name.latitude}`}
            name={name}
            style={{ left: at.left + name.right, top: at.top + name.down }}
          />
        );
      })}
      {layers.flatMap(({ name, places }) =>
        places.map((place) => {
          const at = placeOn(picture, place);
          return at === null ? null : (
            <span key={`${name} ${place.name}`} className={styles.place} style={at}>
              <LayerMarker layer={name} name={place.name} isNamed={false} />
            </span>
          );
        }),
      )}
      {alone.map((project) => (
        <StaticPin key={project.id} picture={picture} project={project} />
      ))}
      {joined.map((cluster) => (
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
}

function StaticPin({ picture, project }: StaticPinProps) {
  const texts = useTexts(textsOf);
  const { name, location } = useWords(project);
  const at = placeOn(picture, project);
  const price = usePinPrice(project);
  if (at === null) return null;
  return (
    <div
      className={classNames(styles.marker, fallStyles.falls)}
      style={{ ...at, animationDelay: `${fallDelayOf(project.id)}ms` }}
    >
      <Link href={paths.project(project)} className={archStyles.arch} aria-label={texts.marker(name, location, price)}>
        <MarkerPrice price={price} />
      </Link>
    </div>
  );
}

interface StaticClusterProps {
  readonly picture: StartPicture;
  readonly cluster: JoinedMarker<ProjectMarker>;
  readonly narrowed: Query;
}

function StaticCluster({ picture, cluster, narrowed }: StaticClusterProps) {
  const at = placeOn(picture, cluster);
  if (at === null) return null;
  return (
    <div
      className={classNames(styles.marker, fallStyles.falls)}
      style={{ ...at, animationDelay: `${fallDelayOf(cluster.members[0]?.id ?? '')}ms` }}
    >
      <ClusterMarker cluster={cluster} href={clusterHref(cluster, { zoom: picture.view.zoom }, narrowed)} />
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
