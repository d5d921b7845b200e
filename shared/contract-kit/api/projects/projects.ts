import type { ProjectCard } from '../../../domain/model/entities';
import { hasLabel, isInCategory } from '../../../domain/project/category';
import { type Comparable, mostSimilar, similarProjects } from '../../../domain/project/similar';
import { asRecord, type UntrustedRecord } from '../../../domain/record/untrusted-record';
import { type Page, page } from '../../../domain/search/paging';
import type { Http } from '../../contracts/http';
import { withQuery } from '../../paths/query';
import type { ProjectQuery, ProjectsCalls } from '../calls';
import { projectsPath as path, projectsPath } from '../declared-calls';
import { parseRecords, readEnvelope } from '../wire';
import { findProject, projectsById, slugCollisionsOf } from './find-project';
import { parseProjectCard } from './project-card';
import { markersOnWire } from './project-markers';
import { readPaging } from './project-meta';
import { locationsOnWire, namesOnWire } from './project-places';
import { searchOnWire } from './project-search';
import { suggestionsOnWire, suggestOnWire } from './project-suggestions';
import { projectsOf } from './projects-of';

/** The calls for projects (section 7). */
export function projectsApi(http: Http): ProjectsCalls {
  return {
    async page(query, signal) {
      const body = await http.get(pagePath(query), signal);
      const { record, entries } = readEnvelope(body, 'data');
      const projects = parseRecords(entries, 'project', parseProjectCard, http.report);
      return readSlice(record, entries.length, projects) ?? cut(projects, query);
    },
    find: (developerSlug, projectSlug, signal) => findProject(http, developerSlug, projectSlug, signal),
    slugCollisions: (developerSlug, projectSlug, signal) => slugCollisionsOf(http, developerSlug, projectSlug, signal),
    of: (owner, slug, signal) => projectsOf(http, owner, slug, signal),
    byIds: (ids, signal) => projectsById(http, ids, signal),
    similar: (project, signal) => similarOnWire(http, project, signal),
    cards: (ids, signal) => cardsById(http, ids, signal),
    suggest: (text, signal) => suggestOnWire(http, text, signal),
    suggestions: (question, signal) => suggestionsOnWire(http, question, signal),
    markers: (question, signal) => markersOnWire(http, question, signal),
    search: (question, signal) => searchOnWire(http, question, signal),
    locations: (signal) => locationsOnWire(http, signal),
    names: (question, signal) => namesOnWire(http, question, signal),
  };
}

// A plain backend ignores the query and sends every project (readings, the backend).
function pagePath(query: ProjectQuery): string {
  return withQuery(path, {
    page: query.page,
    per_page: query.perPage,
    cat: query.category,
    type: query.label,
    fields: 'card',
  });
}

/** The page that the backend has cut, as in `meta`; `null` when the response is the whole list. */
function readSlice(record: UntrustedRecord, sent: number, items: readonly ProjectCard[]): Page<ProjectCard> | null {
  const paging = readPaging(record, sent);
  return paging && { items, ...paging };
}

function cut(projects: readonly ProjectCard[], query: ProjectQuery): Page<ProjectCard> {
  const matching = projects.filter(
    (project) => isInCategory(project, query.category) && hasLabel(project, query.label),
  );
  return page(matching, query);
}

/** The most ids in one call of our own backend. */
const mostIds = 50;

/**
 * The projects with these ids as cards, in this order; an unknown id is left out. A plain backend sends everything in the first
 * response, so there is no second call then.
 */
export async function cardsById(
  http: Http,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<readonly ProjectCard[]> {
  const wanted = [...new Set(ids)];
  const found = new Map<string, ProjectCard>();
  for (let from = 0; from < wanted.length; from += mostIds) {
    const address = withQuery(projectsPath, { fields: 'card', id: wanted.slice(from, from + mostIds) });
    const { record, entries } = readEnvelope(await http.get(address, signal), 'data');
    for (const card of parseRecords(entries, 'project', parseProjectCard, http.report)) {
      if (!found.has(card.id)) found.set(card.id, card);
    }
    if (asRecord(record.meta) === null) break;
  }
  return wanted.flatMap((id) => found.get(id) ?? []);
}

/**
 * The most similar projects. Our backend selects them, a plain one sends all; the same rule is
 * then applied here, which leaves an earlier selection unchanged.
 */
async function similarOnWire(http: Http, project: Comparable, signal?: AbortSignal): Promise<readonly ProjectCard[]> {
  const requested = withQuery(projectsPath, { similar: project.id, per_page: mostSimilar, fields: 'card' });
  const { entries } = readEnvelope(await http.get(requested, signal), 'data');
  return similarProjects(project, parseRecords(entries, 'project', parseProjectCard, http.report));
}
