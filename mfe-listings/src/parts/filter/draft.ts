import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';

/** What was chosen in the filter when it was closed, and the criteria that it had opened with. */
export interface FilterDraft {
  readonly of: SearchCriteria;
  readonly criteria: SearchCriteria;
}

/**
 * What the filter opens with: the choices of when it was closed, as long as the page still has the criteria of then. Choices of
 * the hero search come from the page where they have changed since.
 */
export function resumeDraft(draft: FilterDraft | null, requested: SearchCriteria): SearchCriteria {
  if (draft === null) return requested;
  const { locations, names } = draft.of;
  if (!isSame({ ...requested, locations, names }, draft.of)) return requested;
  const isHeroSame = isSame(requested, draft.of);
  return isHeroSame ? draft.criteria : { ...draft.criteria, locations: requested.locations, names: requested.names };
}

/** Whether two searches have the same criteria. */
export function isSame(one: SearchCriteria, other: SearchCriteria): boolean {
  const names = Object.keys(one) as readonly (keyof SearchCriteria)[];
  return names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
