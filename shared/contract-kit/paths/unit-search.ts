import { unitIdPattern } from '../../domain/records/limits';
import type { StoredSearch } from './search-words';

/** One unit of a project, by their ids. */
export interface WatchedUnit {
  readonly project: string;
  readonly unit: string;
}

/** Ids of projects in our own backend, within the range of PostgreSQL's integer, which it refuses to compare with more. */
const projectIdPattern = /^\d{1,9}$/;

const parameters = { project: 'project_id', unit: 'unit_id', topic: 'topic' } as const;

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

/** What an alert on a project is about, in the order in which it is offered. */
export const projectTopics = ['all', 'price', 'handover', 'units'] as const;

/** A project, and what of it is watched. */
export interface WatchedProject {
  readonly project: string;
  readonly topic: (typeof projectTopics)[number];
}

/** The search of an alert about a project, in its only spelling. */
export function projectSearch({ project, topic }: WatchedProject): StoredSearch {
  const about = topic === 'all' ? {} : { [parameters.topic]: topic };
  return { query: String(new URLSearchParams({ [parameters.project]: project, ...about })), slug: null };
}

/** The project that a stored search is about; `null` for a search by criteria, and for one of a unit. */
export function projectOfSearch({ query }: Pick<StoredSearch, 'query'>): WatchedProject | null {
  const sent = new URLSearchParams(query);
  const [project, topic] = [sent.get(parameters.project) ?? '', sent.get(parameters.topic)];
  if (!projectIdPattern.test(project) || sent.has(parameters.unit)) return null;
  return { project, topic: projectTopics.find((each) => each === topic) ?? 'all' };
}

/** The unit that a stored search is about; `null` for a search by criteria. */
export function unitOfSearch({ query }: Pick<StoredSearch, 'query'>): WatchedUnit | null {
  const sent = new URLSearchParams(query);
  const [project, unit] = [sent.get(parameters.project) ?? '', sent.get(parameters.unit) ?? ''];
  return projectIdPattern.test(project) && unitIdPattern.test(unit) ? { project, unit } : null;
}

/** What a stored search is about. */
export function subjectOfSearch(search: Pick<StoredSearch, 'query'>): 'search' | 'unit' | 'project' {
  if (unitOfSearch(search) !== null) return 'unit';
  return projectOfSearch(search) === null ? 'search' : 'project';
}
