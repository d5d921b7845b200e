import type { Coordinates, Handover } from '../../contracts/entities';
import { type AdvancedCriteria, advancedRules, clearCriteria, type FilterableProject } from './advanced-filter';
import { areaFilter } from './drawn-area';
import { type HandoverWish, handoverFilter } from './handover-filter';
import { type HeroCriteria, heroSearch } from './hero-search';
import type { SoughtProject } from './project-words';
import { textSearch } from './text-search';

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

type Rule = (project: SearchableProject) => boolean;

/** The rule of each criterion that is asked for. */
function searchRules(criteria: SearchCriteria): ReadonlyMap<SearchCriterion, Rule> {
  const rules = new Map<SearchCriterion, Rule>(advancedRules(criteria));
  if (criteria.locations.length > 0) rules.set('locations', heroSearch({ locations: criteria.locations, names: [] }));
  if (criteria.names.length > 0) rules.set('names', heroSearch({ locations: [], names: criteria.names }));
  if (criteria.query) rules.set('query', textSearch(criteria.query));
  if (criteria.handover) rules.set('handover', handoverFilter(criteria.handover));
  if (criteria.within) rules.set('within', areaFilter(criteria.within));
  return rules;
}

/** All criteria at once. */
export function searchFilter(criteria: SearchCriteria): Rule {
  const rules = [...searchRules(criteria).values()];
  return (project) => rules.every((holds) => holds(project));
}

/** What stands between a project and the results: nothing, one criterion alone, or several. */
export type Obstacle = SearchCriterion | 'none' | 'several';

/** Says of each project what stands between it and the results, so that one pass answers what each criterion costs. */
export function obstacleOf(criteria: SearchCriteria): (project: SearchableProject) => Obstacle {
  const rules = [...searchRules(criteria)];
  return (project) => {
    let obstacle: Obstacle = 'none';
    for (const [criterion, holds] of rules) {
      if (holds(project)) continue;
      if (obstacle !== 'none') return 'several';
      obstacle = criterion;
    }
    return obstacle;
  };
}

/** The projects that a search finds, and how many more it would find but for the budget alone (readings). */
export function sift<Project extends SearchableProject>(
  projects: readonly Project[],
  criteria: SearchCriteria,
): { readonly matching: readonly Project[]; readonly hiddenByBudget: number } {
  const obstacle = obstacleOf(criteria);
  const matching: Project[] = [];
  let hiddenByBudget = 0;
  for (const project of projects) {
    const found = obstacle(project);
    if (found === 'none') matching.push(project);
    else if (found === 'budget') hiddenByBudget += 1;
  }
  return { matching, hiddenByBudget };
}

/** The filter as it opens on Home, and after Clear All. */
export const clearSearch: SearchCriteria = { ...noCriteria, budget: clearCriteria.budget };
