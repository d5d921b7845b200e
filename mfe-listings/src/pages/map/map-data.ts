import type { MarkerSet } from '@iwan/shared/api/calls';
import type { Loaded } from '@iwan/shared/api/loaded';
import type { MapBounds } from '@iwan/shared/domain/map/map-markers';
import type { MapStart } from '@iwan/shared/domain/map/map-query';
import type { DrawnArea } from '@iwan/shared/domain/search/areas/drawn-area';
import type { ListingQuery } from '@iwan/shared/paths/criteria';
import type { FilterForm } from '../../parts/filter/load-filter-form';
import type { MapLayer } from './layers/layers';
import type { ShownView } from './shown-view';

/** What the page of the map is made of. */
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
  /** Which of map and list a phone shows. */
  readonly shown: ShownView;
  /** Names and counts for the page's own form of filters; `null` where it is not open. */
  readonly form: FilterForm | null;
}

/** The project that is pointed at or focused, and where. */
export interface Active {
  readonly id: string;
  readonly from: ShownView;
}
