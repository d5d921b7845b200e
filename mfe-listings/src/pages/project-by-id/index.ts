import { defineRoute } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import type { ProjectByIdData } from './load-project-by-id';
import { ProjectById } from './project-by-id';
import { texts } from './texts';

/** `/property-details/{id}`: a known project's id goes on to its canonical page, any other to Home (readings, routes). */
export const route = defineRoute<ProjectByIdData>({
  Component: ProjectById,
  loader: async (args) => (await import('./load-project-by-id')).loadProjectById(args),
  head: () => ({ title: texts.notFound, description: texts.notFound, noindex: true }),
  status: () => 404,
  redirect: ({ project, isShared }) =>
    project === null
      ? { to: paths.home(), permanent: false, notice: texts.notFound, isToldFirst: true }
      : { to: paths.project(project, isShared ? { id: project.id } : undefined), permanent: false },
});
