import { type AdvancedCriteria, advancedFilter, clearCriteria, type FilterableProject } from './advanced-filter';
import { type HeroCriteria, heroSearch } from './hero-search';

/** All that a list of results can be asked for: the advanced filter and the hero search together. */
export interface SearchCriteria extends AdvancedCriteria, HeroCriteria {}

export type SearchCriterion = keyof SearchCriteria;

/** What a project is searched by. */
export interface SearchableProject extends FilterableProject {
  readonly name: string;
  readonly location: string | null;
}

/** Nothing is asked for, not even a budget: every project. */
export const noCriteria: SearchCriteria = { ...clearCriteria, budget: null, locations: [], names: [] };

/** How many choices a criterion holds; 0 when it was left alone. A developer or a budget is one choice. */
export function choicesIn(criteria: SearchCriteria, criterion: SearchCriterion): number {
  const chosen = criteria[criterion];
  if (chosen === null) return 0;
  return typeof chosen === 'object' && 'length' in chosen ? chosen.length : 1;
}

/** The hero search and the advanced filter of section 5 at once. `except` leaves one criterion out. */
export function searchFilter(
  criteria: SearchCriteria,
  except?: SearchCriterion,
): (project: SearchableProject) => boolean {
  const isSearched = heroSearch(
    except === 'locations' || except === 'names' ? { ...criteria, [except]: [] } : criteria,
  );
  const isFiltered = advancedFilter(criteria, except === 'locations' || except === 'names' ? undefined : except);
  return (project) => isSearched(project) && isFiltered(project);
}

/** The filter as it opens on Home, and after Clear All. */
export const clearSearch: SearchCriteria = { ...noCriteria, budget: clearCriteria.budget };
