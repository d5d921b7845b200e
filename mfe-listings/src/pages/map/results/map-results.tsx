import type { MarkerSet } from '@iwan/shared/api/calls';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { MarkerCluster } from '@iwan/shared/domain/map/map-markers';
import { wholeView, writeMapStart } from '@iwan/shared/domain/map/map-query';
import type { ProjectMarker } from '@iwan/shared/domain/model/entities';
import { paths } from '@iwan/shared/paths/paths';
import type { Query } from '@iwan/shared/paths/query';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { Message } from '@iwan/shared/ui/feedback/message';
import { InlineFilter } from '../../../parts/listing/inline-filter';
import { SaveSearch } from '../../../parts/save-search/save-search';
import { isStart } from '../base-map/start-pictures';
import type { useLeaflet } from '../canvas/use-leaflet';
import { clusterHref } from '../clusters/cluster-link';
import type { MapAddress } from '../map-address';
import type { Active, MapData } from '../map-data';
import { narrowedBy } from '../narrowed-by';
import { textsOf } from '../texts';
import type { useMarkers } from '../use-markers';
import { MapList } from './map-list';
import styles from './map-results.module.css';

interface MapResultsProps {
  readonly data: MapData;
  /** The loaded markers; `null` where nothing is loaded. */
  readonly known: MarkerSet | null;
  readonly markers: readonly ProjectMarker[];
  readonly clusters: readonly MarkerCluster[];
  /** How many there are, in a sentence. */
  readonly summary: string;
  readonly inView: number;
  readonly status: ReturnType<typeof useMarkers>['status'];
  readonly address: MapAddress;
  /** The search whose results the map shows. */
  readonly narrowed: Query;
  readonly leaflet: ReturnType<typeof useLeaflet>;
  readonly active: Active | null;
  readonly onActive: (id: string | null) => void;
  readonly onRetry: () => void;
}

/** The projects in view or in the drawn area, as a sentence and as a list, and what went wrong. */
export function MapResults(props: MapResultsProps) {
  const texts = useTexts(textsOf);
  const { data, known, markers, clusters, summary, inView, status, address, narrowed, leaflet, active } = props;
  const { criteria } = data.requested;
  const isNarrowed = narrowedBy(criteria, data.slug) !== null;
  const isNothing = known?.total === 0 && data.bounds === null;
  function emptyPart(): NothingOnMapProps['what'] {
    if (data.area !== null) return 'in the area';
    if (isNothing && !isNarrowed) return 'at all';
    return isNothing && known.unplaced === 0 ? 'no match' : 'in view';
  }
  return (
    <div className={styles.column} id="map-results" tabIndex={-1}>
      {data.form === null ? null : (
        <div className={styles.form}>
          <InlineFilter
            action={paths.map()}
            requested={data.requested}
            options={data.form}
            closeHref={address.map({ criteria })}
            carried={address.carried}
          />
        </div>
      )}
      <div className={styles.summary}>
        <p role="status">{summary}</p>
        {isNarrowed ? <SaveSearch criteria={criteria} slug={data.slug} /> : null}
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
              // Without the map only the page itself can be loaded again.
              if (leaflet.window === null) return;
              event.preventDefault();
              props.onRetry();
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
            what={emptyPart()}
            listHref={address.list}
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
          onActive={props.onActive}
        />
      )}
    </div>
  );
}

/** The view as the page's address has it; `undefined` where it is the default one. */
function viewInAddress({ start, fit, requested, slug }: MapData): string | undefined {
  if (fit !== null) return narrowedBy(requested.criteria, slug) === null ? wholeView : undefined;
  return isStart(start) ? undefined : writeMapStart(start);
}

interface NothingOnMapProps {
  /** What is empty: the drawn area, the visible part, the whole map, or the search itself. */
  readonly what: 'in the area' | 'in view' | 'at all' | 'no match';
  /** The same search as a list. */
  readonly listHref: string;
  /** Links to where there may be projects. */
  readonly startHref: string;
}

/** The message for an empty map, with links. */
function NothingOnMap({ what, startHref, listHref }: NothingOnMapProps) {
  const texts = useTexts(textsOf);
  switch (what) {
    case 'at all':
      return (
        <EmptyState title={texts.none} reason={texts.noneOnMap}>
          <ButtonLink href={paths.properties()}>{texts.browse}</ButtonLink>
        </EmptyState>
      );
    case 'no match':
      return (
        <EmptyState title={texts.none} reason={texts.noMatch}>
          <ButtonLink href={listHref}>{texts.nearMatches}</ButtonLink>
        </EmptyState>
      );
    case 'in the area':
      return (
        <EmptyState title={texts.none} reason={texts.noneInArea}>
          <ButtonLink href={startHref}>{texts.wholeMap}</ButtonLink>
        </EmptyState>
      );
    case 'in view':
      return (
        <EmptyState title={texts.none} reason={texts.noneInView}>
          <ButtonLink href={startHref}>{texts.backToStart}</ButtonLink>
        </EmptyState>
      );
  }
}
