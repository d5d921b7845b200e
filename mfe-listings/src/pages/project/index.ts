import { defineRoute } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import { projectHead } from './project-head';
import { type ProjectData, ProjectPage } from './project-page';
import { texts } from './texts';

export const route = defineRoute<ProjectData>({
  Component: ProjectPage,
  loader: async ({ params, api, signal }) => ({
    project: await api.projects.find(params.developer ?? null, params.project ?? '', signal),
  }),
  head: projectHead,
  redirect: ({ project }) => (project === null ? { to: paths.home(), permanent: false, notice: texts.notFound } : null),
});
