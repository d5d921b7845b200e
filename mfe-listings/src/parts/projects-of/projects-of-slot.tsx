import type { ProjectOwner } from '@iwan/shared/api/calls';
import { defineSlot } from '@iwan/shared/contracts/module';
import { ProjectsOf, type ProjectsOfData } from './projects-of';

/** The slot with the projects of a developer or an agent, on their page. */
export function projectsOfSlot(owner: ProjectOwner) {
  return defineSlot<ProjectsOfData>({
    Component: ({ data }) => <ProjectsOf owner={owner} data={data} />,
    loader: async (args) => (await import('./load-projects-of')).loadProjectsOf(owner, args),
  });
}
