import type { MarkerSet } from '@iwan/shared/api/calls';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { isWithin } from '@iwan/shared/domain/map/map-markers';
import type { Coordinates } from '@iwan/shared/domain/model/entities';
import { type DrawnArea, writeArea } from '@iwan/shared/domain/search/areas/drawn-area';
import { paths } from '@iwan/shared/paths/paths';
import { useNavigate } from '@iwan/shared/router/router';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { Link } from '@iwan/shared/ui/links/link';
import { useMemo, useRef, useState } from 'react';
import { isStart } from './base-map/start-pictures';
import { MapCanvas } from './canvas/map-canvas';
import { useLeaflet, viewOf } from './canvas/use-leaflet';
import { useLayers } from './layers/use-layers';
import type { LiveMap } from './leaflet/live-map';
import { mapAddress } from './map-address';
import type { Active, MapData } from './map-data';
import styles from './map-page.module.css';
import { MapToolbar } from './map-toolbar';
import { narrowedBy } from './narrowed-by';
import { MapResults } from './results/map-results';
import { nearestFirst } from './results/nearest-first';
import { type ShownView, useShown } from './shown-view';
import { textsOf } from './texts';
import { useMarkers } from './use-markers';

/** The map of all projects, and beside it the list of those that are visible or in the drawn area (section 2). */
export function MapPage({ data }: { readonly data: MapData }) {
  const texts = useTexts(textsOf);
  const { criteria } = data.requested;
  const element = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const leaflet = useLeaflet(element, data.start, data.fit);
  const { set: known, status, retry } = useMarkers(data, leaflet.window);
  const set = known ?? nothing;
  const layers = useLayers(data.layers);
  const { shown, show } = useShown(data);
  const [active, setActive] = useState<Active | null>(null);
  const activate = (from: Active['from']) => (id: string | null) => setActive(id === null ? null : { id, from });
  const address = mapAddress({
    criteria,
    slug: data.slug,
    layers: layers.layers.map(({ name }) => name),
    shown,
    moved: leaflet.moved,
  });
  // With an area, the results stay the same wherever the map is moved.
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
    <div className={styles.page} data-shown={shown}>
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        <div className={styles.tools} data-scroll="keep">
          <MapToolbar
            requested={data.requested}
            typed={data.typed}
            names={data.names}
            address={address}
            layers={layers}
          />
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
      <ViewSwitch shown={shown} hrefOf={address.withShown} onShow={show} />
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
      <MapResults
        data={data}
        known={known}
        markers={markers}
        clusters={clusters}
        summary={known === null ? '' : summaryOf(known, data, bounds === null ? null : inView, texts)}
        inView={inView}
        status={status}
        address={address}
        narrowed={narrowed}
        leaflet={leaflet}
        active={active}
        onActive={activate('list')}
        onRetry={retry}
      />
    </div>
  );
}

/** The view at which the map opens. */
function middleOf({ start, fit }: MapData): Coordinates {
  return fit === null ? start : { latitude: (fit.north + fit.south) / 2, longitude: (fit.east + fit.west) / 2 };
}

const nothing: MarkerSet = { markers: [], clusters: [], total: 0, unplaced: 0 };

/** How many projects there are: on the map, in the visible part where that is known (`inView`), or in the drawn area. */
function summaryOf(
  { total, unplaced }: MarkerSet,
  { area, bounds }: MapData,
  inView: number | null,
  texts: ReturnType<typeof textsOf>,
): string {
  if (area !== null) return texts.inArea(total);
  const alsoUnplaced = unplaced === 0 ? '' : ` ${texts.unplaced(unplaced)}`;
  if (inView === null) return texts.onMap(total) + alsoUnplaced;
  // Outside of the loaded part of the map the projects are not counted.
  if (bounds !== null) return texts.inView(inView);
  return (inView === total ? texts.allInView(total) : texts.inViewOf(inView, total)) + alsoUnplaced;
}

/** The visible part of the map as an area. */
function cornersInView({ map }: LiveMap): DrawnArea {
  const bounds = map.getBounds();
  const [west, south, east, north] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  return [
    { latitude: south, longitude: west },
    { latitude: north, longitude: west },
    { latitude: north, longitude: east },
    { latitude: south, longitude: east },
  ];
}

interface ViewSwitchProps {
  readonly shown: ShownView;
  /** The address of the page in each view. */
  readonly hrefOf: (view: ShownView) => string;
  readonly onShow: (view: ShownView) => void;
}

/** Links between the map and its list, on a phone; they work without script. */
function ViewSwitch({ shown, hrefOf, onShow }: ViewSwitchProps) {
  const texts = useTexts(textsOf);
  return (
    <nav className={styles.switch} aria-label={texts.views} data-scroll="keep">
      {(['map', 'list'] as const).map((view) => (
        <Link
          key={view}
          href={hrefOf(view)}
          aria-current={view === shown || undefined}
          onClick={(event) => {
            // With a modifier key the browser opens another tab.
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onShow(view);
          }}
        >
          {texts.view[view]}
        </Link>
      ))}
    </nav>
  );
}
