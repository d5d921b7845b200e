import { projectsApi } from '@iwan/shared/api/projects';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { nearProjects } from '../../parts/lost-project/near-projects';
import { loadProject } from './load-project';
import type { ProjectData } from './project-page';

/** All that the page of a project shows; where there is no such project, what may be meant instead. */
export async function loadProjectPage({ params, query, http, signal }: LoaderArguments): Promise<ProjectData> {
  const projects = projectsApi(http);
  const address = { developer: params.developer ?? null, project: params.project ?? '' };
  const found = await loadProject(projects, address, query.get('id'), signal);
  return { ...found, near: found.project === null ? await nearProjects(projects, address, signal) : [] };
}
