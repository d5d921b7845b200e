import { advancedRules } from './advanced-filter';
import { areaFilter } from './area-filter';
import { handoverFilter } from './handover-filter';
import { heroSearch } from './hero-search';
import type { SearchableProject, SearchCriteria, SearchCriterion } from './search-criteria';
import { textSearch } from './text-search';

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
