import type { SearchCriteria, SearchCriterion } from '../criteria/search-criteria';
import { criterionRules } from '../rules/rule-table';
import { isOfUnit } from '../rules/unit-criteria';
import { foundValues } from '../rules/unit-rule';
import { type Obstacle, obstacleOf, unitObstacles } from '../search-filter';
import type { SearchableProject } from '../searchable-project';
import { type FacetCounts, type FacetName, type Facets, facetNames, inOrderOfCount } from './facets';
import type { Relaxations } from './relaxations';

/** How many projects each single criterion excludes, for a search without matches. */
export function relaxations(
  projects: readonly SearchableProject[],
  criteria: SearchCriteria,
  slug: string | null = null,
): Relaxations {
  const obstacle = obstacleOf(criteria, slug);
  const ofUnit = unitObstacles(criteria, slug);
  const counts: Partial<Record<SearchCriterion, number>> = {};
  for (const project of projects) {
    const found = obstacle(project);
    if (found === 'none' || found === 'several') continue;
    for (const criterion of found === 'unit' ? ofUnit(project) : [found]) {
      counts[criterion] = (counts[criterion] ?? 0) + 1;
    }
  }
  return counts;
}

interface Tally {
  readonly value: string;
  count: number;
  last: SearchableProject;
}

/** Counts values once for each project, ignoring case. A spelling that occurred before is not folded again. */
function tally(valuesOf: (project: SearchableProject) => readonly string[]) {
  const byKey = new Map<string, Tally>();
  const asWritten = new Map<string, Tally>();
  return {
    add(project: SearchableProject): void {
      for (const written of valuesOf(project)) {
        const known = asWritten.get(written) ?? byKey.get(written.trim().toLowerCase());
        if (known === undefined) {
          const first = { value: written.trim(), count: 1, last: project };
          byKey.set(first.value.toLowerCase(), first);
          asWritten.set(written, first);
        } else {
          asWritten.set(written, known);
          if (known.last !== project) known.count += 1;
          known.last = project;
        }
      }
    },
    counts: (): FacetCounts => inOrderOfCount([...byKey.values()].map(({ value, count }) => ({ value, count }))),
  };
}

/** The counters that count a project, by what excludes it: all of them for a match. Found once for a search of 20,000 projects. */
function byObstacle<Counter>(counters: ReadonlyMap<FacetName, Counter>): (found: Obstacle) => readonly Counter[] {
  const all = [...counters.values()];
  const ofUnit = [...counters].flatMap(([name, counter]) => (isOfUnit(name) ? [counter] : []));
  const single = new Map<string, readonly Counter[]>([...counters].map(([name, counter]) => [name, [counter]]));
  const none: readonly Counter[] = [];
  return (found) => (found === 'none' ? all : found === 'unit' ? ofUnit : (single.get(found) ?? none));
}

/**
 * The counts of the filter's choices: for each criterion, how many projects each value would match with all other criteria
 * unchanged, so that a second value shows what it would add. At most `facetLimit` values each.
 */
export function facets(
  projects: readonly SearchableProject[],
  criteria: SearchCriteria,
  names: readonly FacetName[] = facetNames,
  slug: string | null = null,
): Facets {
  const tallies = new Map(names.map((name) => [name, tally(valuesOf(name))] as const));
  const obstacle = obstacleOf(criteria, slug);
  const countersFor = byObstacle(tallies);
  for (const project of projects) for (const one of countersFor(obstacle(project))) one.add(project);
  return Object.fromEntries([...tallies].map(([name, one]) => [name, one.counts()] as const));

  function valuesOf(name: FacetName): (project: SearchableProject) => readonly string[] {
    return isOfUnit(name) ? foundValues(name, criteria, slug) : (criterionRules[name].valuesOf ?? (() => []));
  }
}
