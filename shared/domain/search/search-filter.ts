import { choicesIn, criterionNames, type SearchCriteria, type SearchCriterion } from './criteria/search-criteria';
import type { Rule } from './rules/criterion-rule';
import { criterionRules } from './rules/rule-table';
import type { SearchableProject } from './searchable-project';

function ruleOf<Name extends SearchCriterion>(criteria: SearchCriteria, name: Name): Rule {
  return criterionRules[name].ruleOf(criteria[name]);
}

/** The rule of each criterion that is asked for: lists of 20,000 are searched while somebody waits. */
function searchRules(criteria: SearchCriteria): ReadonlyMap<SearchCriterion, Rule> {
  const asked = criterionNames.filter((name) => choicesIn(criteria, name) > 0);
  return new Map(asked.map((name) => [name, ruleOf(criteria, name)]));
}

/**
 * All criteria at once (section 5): every criterion must hold, within one any chosen value does; whole entries are compared,
 * without regard to case.
 */
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
export function partition<Project extends SearchableProject>(
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
