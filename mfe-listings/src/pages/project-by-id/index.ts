import type { Project, ProjectCard } from '@iwan/shared/contracts/entities';
import { defineRoute } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import { toSlug } from '@iwan/shared/paths/slug';
import { nearProjects } from '../../parts/lost-project/near-projects';
import { ProjectById } from './project-by-id';
import { texts } from './texts';

export interface ProjectByIdData {
  /** What of a known project its address is made from; `null` for an id that nobody has. */
  readonly project: Pick<Project, 'id' | 'name' | 'developer'> | null;
  /** Whether other projects go by the same address, so that the id must stand in it. */
  readonly isShared: boolean;
  readonly near: readonly ProjectCard[];
}

/** `/property-details/{id}`: a known project's id goes on to its canonical page, any other to Home (readings, routes). */
export const route = defineRoute<ProjectByIdData>({
  Component: ProjectById,
  loader: async ({ params, api, signal }) => {
    const [project] = await api.projects.byIds([params.id ?? ''], signal);
    if (!project) {
      return {
        project: null,
        isShared: false,
        near: await nearProjects(api, { developer: null, project: null }, signal),
      };
    }
    const { id, name, developer } = project;
    const developerSlug = developer && toSlug(developer.name);
    const sharing = await api.projects.namesakes(developerSlug, toSlug(name) || name, signal).catch(() => []);
    return { project: { id, name, developer }, isShared: sharing.length > 1, near: [] };
  },
  head: () => ({ title: texts.notFound, description: texts.notFound, noindex: true }),
  status: () => 404,
  redirect: ({ project, isShared }) =>
    project === null
      ? { to: paths.home(), permanent: false, notice: texts.notFound, isToldFirst: true }
      : { to: paths.project(project, isShared ? { id: project.id } : undefined), permanent: false },
});
