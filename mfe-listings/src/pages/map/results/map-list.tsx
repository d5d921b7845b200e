import { locationIn } from '@iwan/shared/domain/areas/area-of';
import { useFormat, useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { MarkerCluster } from '@iwan/shared/domain/map/map-markers';
import type { ProjectMarker } from '@iwan/shared/domain/model/entities';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { paths } from '@iwan/shared/paths/paths';
import { CardLink } from '@iwan/shared/ui/actions/card-link';
import { FramedPicture } from '@iwan/shared/ui/content/framed-picture';
import { Link } from '@iwan/shared/ui/links/link';
import { RecordName } from '@iwan/shared/ui/records/record-words';
import { type RefObject, useEffect, useRef } from 'react';
import { ConvertedPrice } from '../../../parts/amounts/converted-price';
import { useShortPrice } from '../markers/short-price';
import { textsOf } from '../texts';
import styles from './map-list.module.css';

interface MapListProps {
  readonly markers: readonly ProjectMarker[];
  readonly clusters: readonly MarkerCluster[];
  readonly hrefOf: (cluster: MarkerCluster) => string;
  readonly active: string | null;
  /** Whether the active project was chosen on the map, so that the list scrolls to it. */
  readonly follows: boolean;
  readonly onActive: (id: string | null) => void;
}

/** The visible projects as a list, the same as on the map, each with a link to its page. */
export function MapList({ markers, clusters, hrefOf, active, follows, onActive }: MapListProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  useLeftRow(list, (id) => markers.some((project) => project.id === id));

  useEffect(() => {
    if (active === null || !follows) return;
    const entry = list.current?.querySelector<HTMLElement>('[data-active]');
    const column = list.current?.parentElement;
    // Only where the column scrolls by itself: the page must not move under the pointer.
    if (!entry || !column || column.scrollHeight <= column.clientHeight) return;
    if (entry.offsetTop < column.scrollTop) column.scrollTop = entry.offsetTop;
    const foot = entry.offsetTop + entry.offsetHeight - column.clientHeight;
    if (foot > column.scrollTop) column.scrollTop = foot;
  }, [active, follows]);

  return (
    <ul ref={list} className={styles.list} data-rows>
      {clusters.map((cluster) => (
        <ClusterRow
          key={`${cluster.latitude} ${cluster.longitude} ${cluster.count}`}
          cluster={cluster}
          href={hrefOf(cluster)}
        />
      ))}
      {markers.map((project) => (
        <li
          key={project.id}
          className={styles.entry}
          data-project={project.id}
          data-active={project.id === active || undefined}
          onPointerEnter={(event) => event.pointerType !== 'touch' && onActive(project.id)}
          onPointerLeave={(event) => event.pointerType !== 'touch' && onActive(null)}
        >
          <FramedPicture className={styles.picture} path={project.image} alt="" width={104} height={78} sizes="104px" />
          <div>
            <h2>
              <CardLink
                href={paths.project(project)}
                onClick={() => rememberRow(project.id)}
                onFocus={() => onActive(project.id)}
                onBlur={() => onActive(null)}
              >
                <RecordName of={project} />
              </CardLink>
            </h2>
            {project.location === null ? null : <p>{locationIn(project.location, locale)}</p>}
            {project.price > 0 ? (
              <p className={styles.price}>
                {texts.price(format.dirhams(project.price))} <ConvertedPrice dirhams={project.price} />
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

function ClusterRow({ cluster, href }: { readonly cluster: MarkerCluster; readonly href: string }) {
  const texts = useTexts(textsOf);
  const price = useShortPrice(cluster.leastPrice ?? null);
  return (
    <li className={styles.cluster}>
      <Link href={href}>
        {texts.cluster(cluster.count, cluster.location && valueWords(cluster.location, useLocale()), price)}
      </Link>
    </li>
  );
}

/**
 * Scrolls back to the row that was followed, and focuses it. Only where the column scrolls by itself: the shell restores the
 * scroll position of the page.
 */
function useLeftRow(list: RefObject<HTMLElement | null>, isThere: (id: string) => boolean): void {
  const wanted = useRef<string | null>(null);
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current) return;
    wanted.current ??= leftRow();
    const id = wanted.current;
    if (id === null || !isThere(id)) return;
    isDone.current = true;
    const entry = list.current?.querySelector<HTMLElement>(`[data-project="${CSS.escape(id)}"]`);
    const column = list.current?.parentElement;
    if (!entry || !column) return;
    column.scrollTop = entry.offsetTop - (column.clientHeight - entry.offsetHeight) / 2;
    // After the shell, which focuses a page as it arrives.
    requestAnimationFrame(() => entry.querySelector('a')?.focus({ preventScroll: true }));
  });
}

/** The key in the state of a history entry, beside the router's own. */
const key = 'mapRow';

/** Stores in the history entry which row of the list was followed. */
function rememberRow(id: string): void {
  window.history.replaceState({ ...(window.history.state as object | null), [key]: id }, '');
}

/** The row that was followed, when the visitor returns to the page; `null` on a first visit. */
function leftRow(): string | null {
  const state: unknown = window.history.state;
  const id = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[key] : null;
  return typeof id === 'string' ? id : null;
}
