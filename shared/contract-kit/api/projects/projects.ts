import type { ProjectCard } from '../../../domain/model/entities';
import { isInCategory } from '../../../domain/project/category';
import { hasLabel } from '../../../domain/project/label';
import type { UntrustedRecord } from '../../../domain/record/untrusted-record';
import { type Page, page } from '../../../domain/search/paging';
import type { Http } from '../../contracts/http';
import { withQuery } from '../../paths/query';
import type { ProjectQuery, ProjectsCalls } from '../calls';
import { projectsPath as path } from '../declared-calls';
import { parseRecords, readEnvelope } from '../wire';
import { findProject, projectsById, slugCollisionsOf } from './find-project';
import { parseProjectCard } from './project-card';
import { cardsById } from './project-cards';
import { markersOnWire } from './project-markers';
import { readPaging } from './project-meta';
import { locationsOnWire, namesOnWire, placesOnWire } from './project-places';
import { searchOnWire } from './project-search';
import { suggestionsOnWire, suggestOnWire } from './project-suggestions';
import { projectsOf } from './projects-of';
import { similarOnWire } from './similar-projects';

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
    places: (signal) => placesOnWire(http, signal),
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
