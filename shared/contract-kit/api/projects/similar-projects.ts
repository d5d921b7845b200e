import type { ProjectCard } from '../../../domain/model/entities';
import { type Comparable, mostSimilar, type Similar, similarProjects } from '../../../domain/project/similar';
import type { Http } from '../../contracts/http';
import { withQuery } from '../../paths/query';
import { projectsPath } from '../declared-calls';
import { parseRecords, readEnvelope } from '../wire';
import { parseProjectCard } from './project-card';

/**
 * The most similar projects, with what they have in common. Our backend selects them, a plain one sends all; the same rule is
 * then applied here, which leaves an earlier selection unchanged.
 */
export async function similarOnWire(
  http: Http,
  project: Comparable,
  signal?: AbortSignal,
): Promise<readonly Similar<ProjectCard>[]> {
  const asked = withQuery(projectsPath, { similar: project.id, per_page: mostSimilar, fields: 'card' });
  const { entries } = readEnvelope(await http.get(asked, signal), 'data');
  return similarProjects(project, parseRecords(entries, 'project', parseProjectCard, http.report));
}
