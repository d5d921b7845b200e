import type { MarkerSet } from '@iwan/shared/api/calls';
import type { Loaded } from '@iwan/shared/api/loaded';
import type { Coordinates } from '@iwan/shared/contracts/entities';
import { isWithin, type MapBounds, startView } from '@iwan/shared/domain/map/map-markers';
import { type MapStart, wholeView, writeMapStart } from '@iwan/shared/domain/map/map-query';
import type { SearchCriteria } from '@iwan/shared/domain/search/search-criteria';
import { paths } from '@iwan/shared/paths/paths';
import { ButtonLink } from '@iwan/shared/ui/button';
import { EmptyState } from '@iwan/shared/ui/empty-state';
import { Message } from '@iwan/shared/ui/message';
import { TextLink } from '@iwan/shared/ui/text-link';
import { useMemo, useRef, useState } from 'react';
import { clusterHref } from './cluster-link';
import { MapCanvas } from './map-canvas';
import { MapList } from './map-list';
import styles from './map-page.module.css';
import { narrowedBy } from './narrowed-by';
import { nearestFirst } from './nearest-first';
import { texts } from './texts';
import { useLeaflet } from './use-leaflet';
import { useMarkers } from './use-markers';

export interface MapData {
  /** Where the map begins. */
  readonly start: MapStart;
  /** The part that was asked for; `null` for all of it. */
  readonly bounds: MapBounds | null;
  /** What the map opens on, where it is to show all that was asked for; else it opens at `start`. */
  readonly fit: MapBounds | null;
  readonly set: Loaded<MarkerSet>;
  /** What the map is narrowed by: the search whose results it shows. */
  readonly criteria: SearchCriteria;
  readonly slug: string | null;
}

interface Active {
  readonly id: string;
  readonly from: 'map' | 'list';
}

/** The map of all projects and, in step with it, the list of those in view (section 2). */
export function MapPage({ data }: { readonly data: MapData }) {
  const element = useRef<HTMLDivElement>(null);
  const leaflet = useLeaflet(element, data.start, data.fit);
  const { set: known, status, retry } = useMarkers(data, leaflet.window);
  const set = known ?? nothing;
  const [active, setActive] = useState<Active | null>(null);
  const activate = (from: Active['from']) => (id: string | null) => setActive(id === null ? null : { id, from });
  const bounds = leaflet.window?.bounds ?? null;
  const listed = useMemo(() => nearestFirst(set.markers, middleOf(data)), [set.markers, data]);
  const markers = listed.filter((marker) => isWithin(marker, bounds));
  const clusters = set.clusters.filter((cluster) => isWithin(cluster, bounds));
  const isStart = writeMapStart(data.start) === writeMapStart(startView);
  const narrowedQuery = narrowedBy(data.criteria, data.slug);
  const isNarrowed = narrowedQuery !== null;
  const narrowed = narrowedQuery ?? {};
  const inView = clusters.reduce((sum, { count }) => sum + count, markers.length);

  return (
    <>
      <div className={styles.page}>
        <div className={styles.column}>
          <div className={styles.head}>
            <h1>{texts.title}</h1>
            <p role="status">{known === null ? '' : summaryOf(known, bounds === null ? null : inView)}</p>
            {isNarrowed ? (
              <p>
                {texts.narrowed} <TextLink href={paths.map()}>{texts.showAll}</TextLink>
              </p>
            ) : null}
            <a className={styles.skip} href="#after-map">
              {texts.skip}
            </a>
          </div>
          {status === 'failed' ? (
            <div className={styles.notice}>
              <Message tone="danger">{texts.failed}</Message>
              <ButtonLink
                look="outline"
                size="small"
                href={paths.map({ ...narrowed, view: viewOf(data) })}
                onClick={(event) => {
                  // Without the map there is nothing to ask for but the page.
                  if (leaflet.window === null) return;
                  event.preventDefault();
                  retry();
                }}
              >
                {texts.retry}
              </ButtonLink>
            </div>
          ) : null}
          {leaflet.failed ? (
            <div className={styles.notice}>
              <Message tone="danger">{texts.noMap}</Message>
            </div>
          ) : null}
          {known === null ? null : inView === 0 ? (
            <div className={styles.nothing}>
              <NothingInView
                isEverything={set.total === 0 && data.bounds === null && !isNarrowed}
                startHref={paths.map(narrowed)}
              />
            </div>
          ) : (
            <MapList
              markers={markers}
              clusters={clusters}
              hrefOf={(cluster) =>
                clusterHref({ ...cluster, members: [] }, leaflet.window ?? { zoom: data.start.zoom }, narrowed)
              }
              active={active?.id ?? null}
              follows={active?.from === 'map'}
              onActive={activate('list')}
            />
          )}
        </div>
        <MapCanvas
          element={element}
          leaflet={leaflet}
          set={set}
          narrowed={narrowed}
          picture={isStart ? (data.fit === null ? 'shown' : 'without script') : 'none'}
          active={active?.id ?? null}
          onActive={activate('map')}
        />
      </div>
      <span id="after-map" tabIndex={-1} />
    </>
  );
}

/** The view as the page's address has it; `undefined` where it goes without saying. */
function viewOf({ start, fit, criteria, slug }: MapData): string | undefined {
  if (fit !== null) return narrowedBy(criteria, slug) === null ? wholeView : undefined;
  return writeMapStart(start) === writeMapStart(startView) ? undefined : writeMapStart(start);
}

/** Where the map opens. */
function middleOf({ start, fit }: MapData): Coordinates {
  return fit === null ? start : { latitude: (fit.north + fit.south) / 2, longitude: (fit.east + fit.west) / 2 };
}

const nothing: MarkerSet = { markers: [], clusters: [], total: 0, unplaced: 0 };

function summaryOf({ total, unplaced }: MarkerSet, inView: number | null): string {
  return inView === null ? texts.summary(total, unplaced) : texts.inViewOf(inView, unplaced);
}

function NothingInView({ isEverything, startHref }: { readonly isEverything: boolean; readonly startHref: string }) {
  return isEverything ? (
    <EmptyState title={texts.none} reason={texts.noneOnMap}>
      <ButtonLink href={paths.properties()}>{texts.browse}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title={texts.none} reason={texts.noneInView}>
      <ButtonLink href={startHref}>{texts.backToStart}</ButtonLink>
    </EmptyState>
  );
}
