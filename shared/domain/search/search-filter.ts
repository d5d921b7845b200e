import {
  choicesIn,
  criterionNames,
  noCriteria,
  type SearchCriteria,
  type SearchCriterion,
} from './criteria/search-criteria';
import type { Rule } from './rules/criterion-rule';
import { criterionRules } from './rules/rule-table';
import { isOfUnit, unitCriteria } from './rules/unit-criteria';
import { unitRule } from './rules/unit-rule';
import type { SearchableProject } from './searchable-project';

// `slug` is that of the page that is searched: bedrooms that it asks for and a budget must hold for one unit (`unitRule`). What
// else it means is `slugFilter`'s.

function ruleOf<Name extends SearchCriterion>(criteria: SearchCriteria, name: Name): Rule {
  return criterionRules[name].ruleOf(criteria[name]);
}

/** The rules of what is asked for, but of a unit: lists of 20,000 are searched while somebody waits. */
function ownRules(criteria: SearchCriteria): ReadonlyMap<SearchCriterion, Rule> {
  const asked = criterionNames.filter((name) => !isOfUnit(name) && choicesIn(criteria, name) > 0);
  return new Map(asked.map((name) => [name, ruleOf(criteria, name)]));
}

/**
 * All criteria at once (section 5): every criterion must hold, within one any chosen value does; whole entries are compared,
 * without regard to case.
 */
export function searchFilter(criteria: SearchCriteria, slug: string | null = null): Rule {
  const rules = [...ownRules(criteria).values(), unitRule(criteria, slug)];
  return (project) => rules.every((holds) => holds(project));
}

/** What stands between a project and the results: nothing, one criterion alone, what is asked of a unit, or more of these. */
export type Obstacle = SearchCriterion | 'none' | 'unit' | 'several';

/** Says of each project what stands between it and the results, so that one pass answers what each criterion costs. */
export function obstacleOf(
  criteria: SearchCriteria,
  slug: string | null = null,
): (project: SearchableProject) => Obstacle {
  const rules = [...ownRules(criteria)];
  const hasUnit = unitRule(criteria, slug);
  return (project) => {
    let obstacle: Obstacle = hasUnit(project) ? 'none' : 'unit';
    for (const [criterion, holds] of rules) {
      if (holds(project)) continue;
      if (obstacle !== 'none') return 'several';
      obstacle = criterion;
    }
    return obstacle;
  };
}

/** Of a project whose unit alone is in the way: the criteria without any one of which it would be found. */
export function unitObstacles(
  criteria: SearchCriteria,
  slug: string | null = null,
): (project: SearchableProject) => readonly SearchCriterion[] {
  const asked = unitCriteria.filter((name) => choicesIn(criteria, name) > 0);
  const without = asked.map((name) => [name, unitRule({ ...criteria, [name]: noCriteria[name] }, slug)] as const);
  return (project) => without.filter(([, holds]) => holds(project)).map(([name]) => name);
}

/** The projects that a search finds, and how many more it would find but for the budget alone (readings). */
export function partition<Project extends SearchableProject>(
  projects: readonly Project[],
  criteria: SearchCriteria,
  slug: string | null = null,
): { readonly matching: readonly Project[]; readonly hiddenByBudget: number } {
  const obstacle = obstacleOf(criteria, slug);
  const isFoundAtAnyPrice = unitRule({ ...criteria, budget: null }, slug);
  const matching: Project[] = [];
  let hiddenByBudget = 0;
  for (const project of projects) {
    const found = obstacle(project);
    if (found === 'none') matching.push(project);
    else if (found === 'unit' && criteria.budget !== null && isFoundAtAnyPrice(project)) hiddenByBudget += 1;
  }
  return { matching, hiddenByBudget };
}
