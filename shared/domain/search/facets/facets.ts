import { type CountedCriterion, criteria, criterionNames } from '../criteria/table';

/** How many projects each choice would match, by the first spelling of its value; the most frequent first. */
export type FacetCounts = readonly {
  readonly value: string;
  readonly count: number;
  /** The value in the language of a page, where it has another one. */
  readonly shown?: string;
}[];

export type FacetName = CountedCriterion;

export const facetNames = criterionNames.filter((name) => criteria[name].isCounted) as readonly FacetName[];

export type Facets = Readonly<Partial<Record<FacetName, FacetCounts>>>;

/** The most counted values of a criterion, which limits the size of the response. */
export const facetLimit = 200;

/** Sorts counts, the most frequent first, and cuts them at the limit. */
export const inOrderOfCount = (counts: FacetCounts): FacetCounts =>
  [...counts].sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1)).slice(0, facetLimit);

/** The count of a choice; `null` where it was not counted, because there are more values than the limit. */
export function facetCount(counts: FacetCounts | undefined, value: string): number | null {
  if (counts === undefined) return null;
  const key = value.trim().toLowerCase();
  const known = counts.find((counted) => counted.value.toLowerCase() === key);
  return known?.count ?? (counts.length < facetLimit ? 0 : null);
}
