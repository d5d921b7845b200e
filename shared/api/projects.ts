import type { Api, Page, ProjectQuery } from '../contracts/api';
import type { ProjectCard } from '../contracts/entities';
import { isInCategory } from '../domain/category';
import { asRecord, type HostileRecord, readText } from '../domain/hostile-record';
import { hasLabel } from '../domain/label';
import { page } from '../domain/paging';
import { groupByLocation } from '../domain/project-locations';
import { withQuery } from '../paths/query';
import { findProject, projectsPath as path, projectsById } from './find-project';
import { parseProjectCard } from './project-card';
import { markersPath, readMarkers } from './project-markers';
import { type FetchJson, parseRecords, type Report, readEnvelope } from './wire';

/** The calls for projects (section 7). */
export function projectsApi(fetchJson: FetchJson, report: Report): Api['projects'] {
  return {
    async page(query, signal) {
      const body = await fetchJson(pagePath(query), signal);
      const { record, entries } = readEnvelope(body, 'data');
      const projects = parseRecords(entries, 'project', parseProjectCard, report);
      return readSlice(record, entries.length, projects) ?? cut(projects, query);
    },
    async byLocation(signal) {
      const { entries } = readEnvelope(await fetchJson(withQuery(path, { fields: 'card' }), signal), 'data');
      return groupByLocation(parseRecords(entries, 'project', parsePlace, report));
    },
    find: (developerSlug, projectSlug, signal) =>
      findProject({ fetchJson, report }, developerSlug, projectSlug, signal),
    byIds: (ids, signal) => projectsById({ fetchJson, report }, ids, signal),
    async markers(view, signal) {
      return readMarkers(await fetchJson(markersPath(path, view), signal), view, report);
    },
  };
}

// A plain backend ignores all of this and answers every project (readings, the backend).
function pagePath(query: ProjectQuery): string {
  return withQuery(path, {
    page: query.page,
    per_page: query.perPage,
    cat: query.category,
    type: query.label,
    fields: 'card',
  });
}

/** The page that the backend has cut, when it says so in `meta`; `null` when the answer is the whole list. */
function readSlice(record: HostileRecord, sent: number, items: readonly ProjectCard[]): Page<ProjectCard> | null {
  const meta = asRecord(record.meta);
  if (!meta) return null;
  const { total, page: number, per_page: perPage } = meta;
  if (!isCount(total, 0) || !isCount(number, 1) || !isCount(perPage, 1) || sent > perPage || sent > total) return null;
  return { items, page: number, perPage, total };
}

function isCount(value: unknown, from: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= from;
}

function cut(projects: readonly ProjectCard[], query: ProjectQuery): Page<ProjectCard> {
  const matching = projects.filter(
    (project) => isInCategory(project, query.category) && hasLabel(project, query.label),
  );
  return page(matching, query);
}

function parsePlace(record: HostileRecord): { readonly name: string; readonly location: string | null } | null {
  const name = readText(record, 'name');
  return name ? { name, location: readText(record, 'location') } : null;
}
