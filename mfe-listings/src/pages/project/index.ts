import { defineRoute } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import { nearProjects } from '../../parts/lost-project/near-projects';
import { loadProject } from './load-project';
import { projectHead } from './project-head';
import { type ProjectData, ProjectPage } from './project-page';
import { texts } from './texts';

export const route = defineRoute<ProjectData>({
  Component: ProjectPage,
  loader: async ({ params, query, api, signal }) => {
    const address = { developer: params.developer ?? null, project: params.project ?? '' };
    const found = await loadProject(api, address, query.get('id'), signal);
    return { ...found, near: found.project === null ? await nearProjects(api, address, signal) : [] };
  },
  head: projectHead,
  status: ({ project }) => (project === null ? 404 : 200),
  redirect: ({ project }) =>
    project === null ? { to: paths.home(), permanent: false, notice: texts.notFound, isToldFirst: true } : null,
});
