import type { MarkerSet } from '@iwan/shared/api/calls';
import type { Loaded } from '@iwan/shared/api/loaded';
import type { Coordinates } from '@iwan/shared/contracts/entities';
import { isWithin, type MapBounds } from '@iwan/shared/domain/map/map-markers';
import { type MapStart, wholeView, writeMapStart } from '@iwan/shared/domain/map/map-query';
import { type DrawnArea, writeArea } from '@iwan/shared/domain/search/drawn-area';
import type { ListingQuery } from '@iwan/shared/paths/criteria';
import { paths } from '@iwan/shared/paths/paths';
import { useNavigate } from '@iwan/shared/router/router';
import { ButtonLink } from '@iwan/shared/ui/button';
import { Message } from '@iwan/shared/ui/message';
import { TextLink } from '@iwan/shared/ui/text-link';
import { useMemo, useRef, useState } from 'react';
import type { FilterOptions } from '../../parts/filter/filter-options';
import { InlineFilter } from '../../parts/listing/inline-filter';
import { SaveSearch } from '../../parts/save-search/save-search';
import { clusterHref } from './cluster-link';
import { cornersInView } from './draw/corners-in-view';
import type { MapLayer } from './layers/layers';
import { useLayers } from './layers/use-layers';
import { mapAddress } from './map-address';
import { MapCanvas } from './map-canvas';
import { MapList } from './map-list';
import styles from './map-page.module.css';
import { MapToolbar } from './map-toolbar';
import { narrowedBy } from './narrowed-by';
import { nearestFirst } from './nearest-first';
import { NothingOnMap } from './nothing-on-map';
import { isStart } from './start-pictures';
import { texts } from './texts';
import { useLeaflet, viewOf } from './use-leaflet';
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
  readonly asked: ListingQuery;
  readonly slug: string | null;
  /** The area of that search; `null` for none. */
  readonly area: DrawnArea | null;
  readonly layers: readonly MapLayer[];
  /** The names for the page's own form of filters; `null` where it is not open. */
  readonly form: FilterOptions | null;
}

interface Active {
  readonly id: string;
  readonly from: 'map' | 'list';
}

/** The map of all projects and, in step with it, the list of those in view or in the area that was drawn (section 2). */
export function MapPage({ data }: { readonly data: MapData }) {
  const { criteria } = data.asked;
  const element = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const leaflet = useLeaflet(element, data.start, data.fit);
  const { set: known, status, retry } = useMarkers(data, leaflet.window);
  const set = known ?? nothing;
  const layers = useLayers(data.layers);
  const [active, setActive] = useState<Active | null>(null);
  const activate = (from: Active['from']) => (id: string | null) => setActive(id === null ? null : { id, from });
  const address = mapAddress({
    criteria,
    slug: data.slug,
    layers: layers.layers.map(({ name }) => name),
    moved: leaflet.moved,
  });
  // What stands in an area is the answer, wherever the map is moved.
  const bounds = data.area === null ? (leaflet.window?.bounds ?? null) : null;
  const listed = useMemo(() => nearestFirst(set.markers, middleOf(data)), [set.markers, data]);
  const markers = listed.filter((marker) => isWithin(marker, bounds));
  const clusters = set.clusters.filter((cluster) => isWithin(cluster, bounds));
  const narrowedQuery = narrowedBy(criteria, data.slug);
  const narrowed = { ...narrowedQuery, layer: layers.layers.map(({ name }) => name) };
  const inView = clusters.reduce((sum, { count }) => sum + count, markers.length);
  const searchWithin = (area: string, view?: string) =>
    navigate(address.map({ criteria: { ...criteria, within: area }, view }));

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        <div className={styles.tools} data-scroll="keep">
          <MapToolbar asked={data.asked} address={address} layers={layers} />
        </div>
        {data.slug === null ? null : (
          <p>
            {texts.narrowed} <TextLink href={paths.map()}>{texts.showAll}</TextLink>
          </p>
        )}
        <a className={styles.skip} href="#map-results">
          {texts.skip}
        </a>
      </div>
      <MapCanvas
        element={element}
        leaflet={leaflet}
        set={set}
        layers={layers.layers}
        area={data.area}
        narrowed={narrowed}
        picture={isStart(data.start) ? (data.fit === null ? 'shown' : 'without script') : 'none'}
        active={active?.id ?? null}
        onActive={activate('map')}
        onArea={(area) => searchWithin(area)}
        onSearchHere={(live) => searchWithin(writeArea(cornersInView(live)), viewOf(live.map))}
      />
      <div className={styles.column} id="map-results" tabIndex={-1}>
        {data.form === null ? null : (
          <div className={styles.form}>
            <InlineFilter action={paths.map()} asked={data.asked} options={data.form} carried={address.carried} />
          </div>
        )}
        <div className={styles.summary}>
          <p role="status">
            {known === null ? '' : summaryOf(known, data.area === null ? (bounds === null ? null : inView) : 'area')}
          </p>
          {narrowedQuery === null ? null : <SaveSearch criteria={criteria} slug={data.slug} />}
          <TextLink href={address.list}>{texts.asList}</TextLink>
        </div>
        {status === 'failed' ? (
          <div className={styles.notice}>
            <Message tone="danger">{texts.failed}</Message>
            <ButtonLink
              look="outline"
              size="small"
              href={paths.map({ ...narrowed, view: viewInAddress(data) })}
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
            <NothingOnMap
              what={
                data.area !== null
                  ? 'in the area'
                  : set.total === 0 && data.bounds === null && narrowedQuery === null
                    ? 'at all'
                    : 'in view'
              }
              startHref={
                data.area === null ? paths.map(narrowed) : address.map({ criteria: { ...criteria, within: null } })
              }
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
    </div>
  );
}

/** The view as the page's address has it; `undefined` where it goes without saying. */
function viewInAddress({ start, fit, asked, slug }: MapData): string | undefined {
  if (fit !== null) return narrowedBy(asked.criteria, slug) === null ? wholeView : undefined;
  return isStart(start) ? undefined : writeMapStart(start);
}

/** Where the map opens. */
function middleOf({ start, fit }: MapData): Coordinates {
  return fit === null ? start : { latitude: (fit.north + fit.south) / 2, longitude: (fit.east + fit.west) / 2 };
}

const nothing: MarkerSet = { markers: [], clusters: [], total: 0, unplaced: 0 };

/** How many there are: on the map, in view where that is known, or in the area that was drawn. */
function summaryOf({ total, unplaced }: MarkerSet, inView: number | null | 'area'): string {
  if (inView === 'area') return texts.inAreaOf(total);
  return inView === null ? texts.summary(total, unplaced) : texts.inViewOf(inView, unplaced);
}
