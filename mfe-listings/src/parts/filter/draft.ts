import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';

/** What was chosen in the filter when it was closed, and what it had opened with. */
export interface FilterDraft {
  readonly of: SearchCriteria;
  readonly criteria: SearchCriteria;
}

/**
 * What the filter opens with: the choices that it was closed with, as long as the page asks for the same as then. Of the
 * hero search the page's choices count, where they have changed since.
 */
export function resumeDraft(draft: FilterDraft | null, asked: SearchCriteria): SearchCriteria {
  if (draft === null) return asked;
  const { locations, names } = draft.of;
  if (!isSame({ ...asked, locations, names }, draft.of)) return asked;
  const isHeroSame = isSame(asked, draft.of);
  return isHeroSame ? draft.criteria : { ...draft.criteria, locations: asked.locations, names: asked.names };
}

/** Whether two searches ask for the same, choice by choice. */
export function isSame(one: SearchCriteria, other: SearchCriteria): boolean {
  const names = Object.keys(one) as readonly (keyof SearchCriteria)[];
  return names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
