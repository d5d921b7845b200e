import type { Project } from '@iwan/shared/contracts/entities';
import { defineRoute } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import { ProjectById } from './project-by-id';
import { texts } from './texts';

interface ProjectByIdData {
  /** What of a known project its address is made from; `null` for an id that nobody has. */
  readonly project: Pick<Project, 'name' | 'developer'> | null;
}

/** `/property-details/{id}`: a known project's id goes on to its canonical page, any other to Home (readings, routes). */
export const route = defineRoute<ProjectByIdData>({
  Component: ProjectById,
  loader: async ({ params, api, signal }) => {
    const [project] = await api.projects.byIds([params.id ?? ''], signal);
    return { project: project ? { name: project.name, developer: project.developer } : null };
  },
  head: () => ({ title: texts.notFound, description: texts.notFound, noindex: true }),
  redirect: ({ project }) =>
    project === null
      ? { to: paths.home(), permanent: false, notice: texts.notFound }
      : { to: paths.project(project), permanent: false },
});
