import type { MarkerSet } from '@iwan/shared/api/calls';
import type { Loaded } from '@iwan/shared/api/loaded';
import type { MapBounds } from '@iwan/shared/domain/map/map-markers';
import type { MapStart } from '@iwan/shared/domain/map/map-query';
import type { DrawnArea } from '@iwan/shared/domain/search/areas/drawn-area';
import type { ListingQuery } from '@iwan/shared/paths/criteria';
import type { FilterForm } from '../../parts/filter/load-filter-form';
import type { ShownNames } from '../../parts/filter/shown-names';
import type { MapLayer } from './layers/layers';
import type { ShownView } from './shown-view';

export interface MapData {
  /** The view at which the map opens. */
  readonly start: MapStart;
  /** The requested part; `null` for the whole map. */
  readonly bounds: MapBounds | null;
  /** The bounds to open at, where all results are to be visible; otherwise the map opens at `start`. */
  readonly fit: MapBounds | null;
  readonly set: Loaded<MarkerSet>;
  /** The search whose results the map shows. */
  readonly requested: ListingQuery;
  /** The choices that its text names, in their order (`choiceKey`). */
  readonly typed?: readonly string[];
  readonly slug: string | null;
  /** The area of that search; `null` for none. */
  readonly area: DrawnArea | null;
  readonly layers: readonly MapLayer[];
  /** Whether a phone shows the map or the list. */
  readonly shown: ShownView;
  /** Names and counts for the page's own form of filters; `null` where it is not open. */
  readonly form: FilterForm | null;
  /** Of the developer and the agents of the search, in the language of the page. */
  readonly names?: ShownNames;
}

/** The project that is pointed at or focused, and where. */
export interface Active {
  readonly id: string;
  readonly from: ShownView;
}
