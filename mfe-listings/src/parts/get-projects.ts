import type { ProjectsCalls } from '@iwan/shared/api/calls';
import { getHttpInLanguage } from '@iwan/shared/api/translation/http-in-language';

/** The calls for projects that a part makes in the browser; their code is loaded with the first one. */
export async function getProjects(): Promise<ProjectsCalls> {
  const [{ projectsApi }, http] = await Promise.all([
    import('@iwan/shared/api/projects/projects'),
    getHttpInLanguage(),
  ]);
  return projectsApi(http);
}
