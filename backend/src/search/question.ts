import type { MapView } from '@iwan/shared/domain/map/map-markers';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import type { FacetName } from '@iwan/shared/domain/search/facets/facets';
import type { ProjectSort } from '@iwan/shared/domain/search/project-sort';

/** The parts of a record that a response has. */
export type Projection = 'card' | 'marker' | 'name';

/** The options of the list beyond section 7; a plain backend ignores them and sends everything. */
export interface ProjectOptions {
  readonly fields: Projection | null;
  /** `null` for the whole list. */
  readonly page: { readonly page: number; readonly perPage: number } | null;
  readonly sort: ProjectSort | null;
  readonly criteria: SearchCriteria;
  readonly slug: string | null;
  /** The slug of a project's own name. */
  readonly named: string | null;
  readonly ids: readonly string[];
  /** The id of the project for which similar ones are requested. */
  readonly similar: string | null;
  /** The text for suggestions, in place of a page; `null` for none. */
  readonly suggest: string | null;
  /** A part of the map, in place of a page; `null` for a list. */
  readonly map: MapView | null;
  /** A text that the name contains; empty for any name. */
  readonly inName: string;
  /** The criteria whose values are counted. */
  readonly facets: readonly FacetName[];
  /** The applied filters, under the names of the request. */
  readonly filters: Readonly<Record<string, unknown>>;
}

/** The limit also of a filtered list without a page: only the unfiltered list is sent whole. */
export const largestPage = 100;
