import { unitIdPattern } from '../../domain/records/limits';
import type { StoredSearch } from './search-words';

/** One unit of a project, by their ids. */
export interface WatchedUnit {
  readonly project: string;
  readonly unit: string;
}

/** Ids of projects in our own backend, within the range of PostgreSQL's integer, which it refuses to compare with more. */
const projectIdPattern = /^\d{1,9}$/;

const parameters = { project: 'project_id', unit: 'unit_id' } as const;

/** The search of an alert about one unit, in its only spelling: its price and its availability, and nothing else. */
export function unitSearch({ project, unit }: WatchedUnit): StoredSearch {
  return {
    query: String(
      new URLSearchParams([
        [parameters.project, project],
        [parameters.unit, unit],
      ]),
    ),
    slug: null,
  };
}

/** The unit that a stored search is about; `null` for a search by criteria. */
export function unitOfSearch({ query }: Pick<StoredSearch, 'query'>): WatchedUnit | null {
  const sent = new URLSearchParams(query);
  const [project, unit] = [sent.get(parameters.project) ?? '', sent.get(parameters.unit) ?? ''];
  return projectIdPattern.test(project) && unitIdPattern.test(unit) ? { project, unit } : null;
}
