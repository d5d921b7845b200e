import type { SearchCriteria, SearchCriterion } from '../criteria/search-criteria';
import { obstacleOf } from '../search-filter';
import type { SearchableProject } from '../searchable-project';
import type { Relaxations } from './relaxations';

/** What each criterion alone keeps away, for a search that found nothing. */
export function relaxations(projects: readonly SearchableProject[], criteria: SearchCriteria): Relaxations {
  const obstacle = obstacleOf(criteria);
  const counts: Partial<Record<SearchCriterion, number>> = {};
  for (const project of projects) {
    const criterion = obstacle(project);
    if (criterion !== 'none' && criterion !== 'several') counts[criterion] = (counts[criterion] ?? 0) + 1;
  }
  return counts;
}
