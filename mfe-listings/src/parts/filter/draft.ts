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
export function resumeDraft(draft: FilterDraft | null, asked: SearchCriteria): SearchCriteria {
  if (draft === null) return asked;
  const { locations, names } = draft.of;
  if (!isSame({ ...asked, locations, names }, draft.of)) return asked;
  const isHeroSame = isSame(asked, draft.of);
  return isHeroSame ? draft.criteria : { ...draft.criteria, locations: asked.locations, names: asked.names };
}

/** Whether two searches have the same criteria. */
export function isSame(one: SearchCriteria, other: SearchCriteria): boolean {
  const names = Object.keys(one) as readonly (keyof SearchCriteria)[];
  return names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
