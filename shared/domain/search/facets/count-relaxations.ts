import type { SearchCriteria, SearchCriterion } from '../criteria/search-criteria';
import { obstacleOf, unitObstacles } from '../search-filter';
import type { SearchableProject } from '../searchable-project';
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
