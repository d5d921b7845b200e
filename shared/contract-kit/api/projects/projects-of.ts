import type { ProjectCard } from '../../../domain/model/entities';
import { slugToName } from '../../../domain/text/slug';
import type { Http } from '../../contracts/http';
import { withQuery } from '../../paths/query';
import { encodeSegment } from '../../paths/segment';
import type { ProjectOwner } from '../calls';
import { agentsPath, developersPath, projectsOfAgentPath, projectsOfDeveloperPath } from '../declared-calls';
import { hasSlug, isNotFound, longestSlug } from '../find-by-slug';
import { namesOf, parseRecords, readEnvelope } from '../wire';
import { parseProjectCard } from './project-card';

/** The calls of section 7 for the projects of an owner, and for the names of all owners. */
const calls = {
  developer: { projects: projectsOfDeveloperPath, names: developersPath },
  agent: { projects: projectsOfAgentPath, names: agentsPath },
} as const satisfies Record<ProjectOwner, object>;

/**
 * The projects of the developer or agent whose name has a slug. A backend that knows exact names only finds nothing by the
 * slug's words: then the name is looked up in the list and requested (readings, routes). Empty where there is no such owner
 * either.
 */
export async function projectsOf(
  http: Http,
  owner: ProjectOwner,
  slug: string,
  signal?: AbortSignal,
): Promise<readonly ProjectCard[]> {
  if (slug.length > longestSlug) return [];
  const paths = calls[owner];
  const first = await of(slugToName(slug));
  if (first.length > 0) return first;
  const { entries } = readEnvelope(await http.get(paths.names, signal), 'data');
  const exactName = namesOf(entries).find((name) => hasSlug(name, slug));
  return exactName === undefined || isSameCall(exactName, slug) ? [] : of(exactName);

  async function of(name: string): Promise<readonly ProjectCard[]> {
    try {
      // A plain backend ignores the query and sends whole records.
      const path = withQuery(`${paths.projects}/${encodeSegment(name)}`, { fields: 'card' });
      const { entries } = readEnvelope(await http.get(path, signal), 'data');
      return parseRecords(entries, 'project', parseProjectCard, http.report);
    } catch (error) {
      if (isNotFound(error)) return [];
      throw error;
    }
  }
}

/** Whether the slug's words are the exact name: a plain backend has answered for it. */
function isSameCall(name: string, slug: string): boolean {
  return name.toLowerCase() === slugToName(slug).toLowerCase();
}
