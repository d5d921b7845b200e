import {
  choicesIn,
  criterionNames,
  noCriteria,
  type SearchCriteria,
  type SearchCriterion,
} from './criteria/search-criteria';
import type { Rule } from './rules/criterion-rule';
import { criterionRules, type OwnCriterion } from './rules/rule-table';
import { isOfUnit, unitCriteria } from './rules/unit-criteria';
import { unitRule } from './rules/unit-rule';
import type { SearchableProject } from './searchable-project';

// `slug` is that of the page that is searched. Here it counts only for the bedrooms that it names, which must hold for the same
// unit as the criteria of a unit (`unitRule`). All else that a slug means is checked by `slugRule`.

function ruleOf<Name extends OwnCriterion>(criteria: SearchCriteria, name: Name): Rule {
  return criterionRules[name].ruleOf(criteria[name]);
}

/** The rules of the criteria that are chosen and are answered by themselves. Made once for a search of 20,000 projects. */
function ownRules(criteria: SearchCriteria): ReadonlyMap<SearchCriterion, Rule> {
  const requested = criterionNames.filter(
    (name): name is OwnCriterion => !isOfUnit(name) && choicesIn(criteria, name) > 0,
  );
  return new Map(requested.map((name) => [name, ruleOf(criteria, name)]));
}

/** All criteria (section 5): every criterion must match, within one any value; whole entries are compared, ignoring case. */
export function searchFilter(criteria: SearchCriteria, slug: string | null = null): Rule {
  const rules = [...ownRules(criteria).values(), unitRule(criteria, slug)];
  return (project) => rules.every((holds) => holds(project));
}

/** Why a project does not match: for no reason, one criterion, the criteria of a unit, or several of these. */
export type Obstacle = SearchCriterion | 'none' | 'unit' | 'several';

/** Returns the obstacle of each project, so that one pass gives the effect of each criterion. */
export function obstacleOf(
  criteria: SearchCriteria,
  slug: string | null = null,
): (project: SearchableProject) => Obstacle {
  const rules = [...ownRules(criteria)];
  const hasUnit = unitRule(criteria, slug);
  if (rules.length === 0) return (project) => (hasUnit(project) ? 'none' : 'unit');
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

/** For a project that only the criteria of a unit exclude: those of them without any one of which it would match. */
export function unitObstacles(
  criteria: SearchCriteria,
  slug: string | null = null,
): (project: SearchableProject) => readonly SearchCriterion[] {
  const requested = unitCriteria.filter((name) => choicesIn(criteria, name) > 0);
  const without = requested.map((name) => [name, unitRule({ ...criteria, [name]: noCriteria[name] }, slug)] as const);
  return (project) => without.filter(([, holds]) => holds(project)).map(([name]) => name);
}

/** The matches of a search, and how many more there would be without the budget (readings). */
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
