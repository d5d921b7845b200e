import { type CountedCriterion, criteria, criterionNames } from '../criteria/table';

/** How many projects each choice would give, by the value as it is written first; the most frequent first. */
export type FacetCounts = readonly { readonly value: string; readonly count: number }[];

export type FacetName = CountedCriterion;

export const facetNames = criterionNames.filter((name) => criteria[name].isCounted) as readonly FacetName[];

export type Facets = Readonly<Partial<Record<FacetName, FacetCounts>>>;

/** The most values that one criterion is counted for, so that the answer stays small however many projects there are. */
export const facetLimit = 200;

/** What one choice would give; `null` where it was not counted, because more values than the limit are in use. */
export function facetCount(counts: FacetCounts | undefined, value: string): number | null {
  if (counts === undefined) return null;
  const key = value.trim().toLowerCase();
  const known = counts.find((counted) => counted.value.toLowerCase() === key);
  return known?.count ?? (counts.length < facetLimit ? 0 : null);
}
