import type { SearchCriteria } from './criteria/table';
import type { FacetCounts, FacetName } from './facets/facets';

/** Whether a project has a unit that was asked for. */
export const unitFound = { no: 0, yes: 1, unitsUnknown: 2 } as const;

/** The units that were asked for, of all projects. */
export interface FoundUnits {
  /** One of `unitFound` for each project, by its position. */
  readonly byPosition: Uint8Array;
  /** The index of the cheapest of them among a project's units; the first one without prices, -1 without any. */
  cheapest(position: number): number;
}

/** Counts the values of one criterion, each once for a project. */
export interface FacetCounter {
  add(project: { readonly position?: number | undefined }): void;
  /** The most frequent first, `facetLimit` at most. */
  counts(): FacetCounts;
}

/**
 * The searched fields of projects that are always searched together, by columns: checking one field of all units in one pass
 * is several times faster than reading a hundred thousand objects. Made by `in-columns`; the rules take them where a project
 * has them, and read the project itself where it does not.
 */
export interface SearchColumns {
  /** The available units that meet all criteria of a unit and have the bedrooms of the slug. */
  unitsOf(criteria: Partial<SearchCriteria>, slug: string | null): FoundUnits;
  /** A counter of the values with which a project would be found, with all other criteria unchanged. */
  counter(name: FacetName, criteria: Partial<SearchCriteria>, slug: string | null): FacetCounter;
}
