import type { Coordinates, Handover } from '../../contracts/entities';
import { type AdvancedCriteria, clearCriteria } from './advanced-criteria';
import type { FilterableProject } from './advanced-filter';
import type { HandoverWish } from './handover-filter';
import type { HeroCriteria } from './hero-search';
import type { SoughtProject } from './project-words';

/** All that a list of results can be asked for: the advanced filter, the hero search and what goes beyond section 5. */
export interface SearchCriteria extends AdvancedCriteria, HeroCriteria {
  /** Free text, by the rule of `textSearch`. */
  readonly query: string | null;
  /** By when one can move in. */
  readonly handover: HandoverWish | null;
  /** An area drawn on the map, as `writeArea` writes it. */
  readonly within: string | null;
}

export type SearchCriterion = keyof SearchCriteria;

/** What a project is searched by. */
export interface SearchableProject extends FilterableProject, Omit<SoughtProject, 'amenities' | 'developer'> {
  readonly status?: string | null;
  readonly handover?: Handover;
  /** Where it stands on a map; left out and `null` where nobody knows. */
  readonly place?: Coordinates | null;
}

/** Nothing is asked for, not even a budget: every project. */
export const noCriteria: SearchCriteria = {
  ...clearCriteria,
  budget: null,
  locations: [],
  names: [],
  query: null,
  handover: null,
  within: null,
};

/** How many choices a criterion holds; 0 when it was left alone. A developer or a budget is one choice. */
export function choicesIn(criteria: SearchCriteria, criterion: SearchCriterion): number {
  // A remote that was built before a criterion was added says nothing of it.
  const chosen = criteria[criterion] ?? null;
  if (chosen === null) return 0;
  return typeof chosen === 'object' && 'length' in chosen ? chosen.length : 1;
}

/** The filter as it opens on Home, and after Clear All. */
export const clearSearch: SearchCriteria = { ...noCriteria, budget: clearCriteria.budget };
