import type { ProjectsCalls } from '@iwan/shared/api/calls';
import { getHttp } from '@iwan/shared/api/http';

/** The calls for projects that a part makes later in the browser; their code comes with the first of them. */
export async function getProjects(): Promise<ProjectsCalls> {
  const [{ projectsApi }, http] = await Promise.all([import('@iwan/shared/api/projects/projects'), getHttp()]);
  return projectsApi(http);
}
