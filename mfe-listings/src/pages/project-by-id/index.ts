import { defineRoute, lostPageRedirect } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import type { ProjectByIdData } from './load-project-by-id';
import { ProjectById } from './project-by-id';
import { textsOf } from './texts';

/** `/property-details/{id}`: a known id redirects to the project's canonical page, any other to Home (readings, routes). */
export const route = defineRoute<ProjectByIdData>({
  Component: ProjectById,
  loader: async (args) => (await import('./load-project-by-id')).loadProjectById(args),
  head: (_, { locale }) => ({ title: textsOf(locale).notFound, description: textsOf(locale).notFound, noindex: true }),
  status: () => 404,
  redirect: ({ project, isShared }, { locale }) =>
    project === null
      ? lostPageRedirect({ to: paths.home(), notice: textsOf(locale).notFound })
      : { to: paths.project(project, isShared ? { id: project.id } : undefined), permanent: false },
});
